import type { BrowserContext, Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { fillIn } from '../support/forms.ts';
import type { Wire } from './wire.ts';

/** What a scene works with. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  wire: Wire;
  people: { newcomer: Account; member: Account; owner: Account; admin: Account };
}

/** Brings the app into a state. @returns what was said outside of the page, if that counts */
export type Scene = (stage: Stage) => unknown;

/** The scenes of a screen by their states, in the order in which they follow each other. */
export type Scenes = Record<string, Scene>;

/** Opens an address as somebody who answered the question for the location before. */
export function signedInAs(who: keyof Stage['people'], path: string): Scene {
  return async (stage) => {
    await stage.context.setStorageState(askedForLocation(stage.people[who]));
    await openPage(stage, path);
  };
}

/** Opens an address. */
export function at(path: string): Scene {
  return (stage) => openPage(stage, path);
}

/**
 * Opens an address anew: the browser would open the dialogs of the same one again. An empty page in
 * between does that too, but costs the browser a new process.
 */
export async function openPage({ page }: Stage, path: string) {
  if (page.url().startsWith('http')) {
    // The router's own does not see it: the page is about to go.
    await page.evaluate(() => History.prototype.replaceState.call(history, null, ''));
  }
  await page.goto(path);
}

/** Taps a button. */
export function tap(name: string | RegExp): Scene {
  return ({ page }) => page.getByRole('button', { name, exact: true }).tap();
}

/** Fills fields of the open dialog, by their labels. */
export function fill(fields: Record<string, string>): Scene {
  return ({ page }) => fillIn(page.getByRole('dialog'), fields);
}

/** Taps a button of the open dialog, or of the question over it. */
export function submit(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Scene {
  return ({ page }) => page.getByRole(role).getByRole('button', { name }).tap();
}

/** A call is refused from now on; see `Wire`, as for the others. */
export function refuse(...refusal: Parameters<Wire['refuse']>): Scene {
  return ({ wire }) => wire.refuse(...refusal);
}

export function answer(name: string, data: unknown): Scene {
  return ({ wire }) => wire.answer(name, data);
}

/** A change is answered as if it were made, but what other journeys find stays as it is. */
export function pretend(name: string, stored: string): Scene {
  return async ({ page, wire }) => wire.answer(name, await (await page.request.get(stored)).json());
}

export function change<Data>(name: string, how: (data: Data) => unknown): Scene {
  return ({ wire }) => wire.change(name, how);
}

export function hold(name: string): Scene {
  return ({ wire }) => wire.hold(name);
}

export const cut: Scene = ({ wire }) => wire.cut();

export const mend: Scene = ({ wire }) => wire.mend();

/** One after the other. */
export function all(...scenes: Scene[]): Scene {
  return async (stage) => {
    let said: unknown;
    for (const scene of scenes) said = await scene(stage);
    return said;
  };
}

/** The phone has no signal any more, and knows it. */
export const goOffline: Scene = ({ context }) => context.setOffline(true);

export const goOnline: Scene = ({ context }) => context.setOffline(false);
