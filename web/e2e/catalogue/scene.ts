import type { BrowserContext, Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { chooseTool, fillIn } from '../support/forms.ts';
import type { Wire } from './wire.ts';

/** The browser, network and people that a scene uses. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  wire: Wire;
  /** Returns an account; that of the newcomer is created at the first call. */
  accountOf: (who: Member) => Promise<Account>;
}

export type Member = 'newcomer' | 'member' | 'owner' | 'admin';

/**
 * Brings the app into a state.
 * @returns text from outside the page to search too, if it is a string
 */
export type Scene = (stage: Stage) => unknown;

/**
 * The scenes of a screen by state; they run in this order, each from where the one before ended.
 */
export type Scenes = Record<string, Scene>;

/** Opens a path as a signed-in person who has answered the location dialog before. */
export function signedInAs(who: Member, path: string): Scene {
  return async (stage) => {
    await takeState(stage.page, askedForLocation(await stage.accountOf(who)));
    await openPage(stage, path);
  };
}

/** Opens a path. */
export function at(path: string): Scene {
  return (stage) => openPage(stage, path);
}

/**
 * Opens a path without the dialogs that the history state of the same path would reopen. A blank
 * page in between has the same effect, but costs a new browser process.
 */
export async function openPage({ page }: Stage, path: string) {
  if (page.url().startsWith('http')) {
    // Bypasses the router's `replaceState`: the page is about to unload.
    await page.evaluate(() => History.prototype.replaceState.call(history, null, ''));
  }
  await page.goto(path);
}

/** Closes the page and goes on in a new one, which it returns. */
export async function replacePage(stage: Stage): Promise<Page> {
  const page = await stage.context.newPage();
  await stage.wire.watch(page);
  await stage.page.close();
  stage.page = page;
  return page;
}

/** Taps a button. */
export function tap(name: string | RegExp): Scene {
  return ({ page }) => page.getByRole('button', { name, exact: true }).tap();
}

/** Chooses a tool of the page, in its row or in its menu. */
export function tool(name: string): Scene {
  return ({ page }) => chooseTool(page, name);
}

/** Fills fields of the open dialog by their labels. */
export function fill(fields: Record<string, string>): Scene {
  return ({ page }) => fillIn(page.getByRole('dialog'), fields);
}

/** Taps a button of the open dialog, or of the confirmation over it. */
export function submit(name: string, role: 'dialog' | 'alertdialog' = 'dialog'): Scene {
  return ({ page }) => page.getByRole(role).getByRole('button', { name }).tap();
}

/** Refuses a call from now on; see `openWire` for this and the following ones. */
export function refuse(...refusal: Parameters<Wire['refuse']>): Scene {
  return ({ wire }) => wire.refuse(...refusal);
}

export function respond(name: string, data: unknown): Scene {
  return ({ wire }) => wire.respond(name, data);
}

/** Answers a mutation with stored data, so that nothing changes for other journeys. */
export function pretend(name: string, stored: string): Scene {
  return async ({ page, wire }) =>
    wire.respond(name, await (await page.request.get(stored)).json());
}

export function change<Data>(name: string, how: (data: Data) => unknown): Scene {
  return ({ wire }) => wire.change(name, how);
}

export function hold(name: string): Scene {
  return ({ wire }) => wire.hold(name);
}

export const cut: Scene = ({ wire }) => wire.cut();

export const restore: Scene = ({ wire }) => wire.restore();

/** Runs scenes one after the other; returns the result of the last one. */
export function all(...scenes: Scene[]): Scene {
  return async (stage) => {
    let result: unknown;
    for (const scene of scenes) result = await scene(stage);
    return result;
  };
}

/** Takes the browser offline. */
export const goOffline: Scene = ({ context }) => context.setOffline(true);

export const goOnline: Scene = ({ context }) => context.setOffline(false);
