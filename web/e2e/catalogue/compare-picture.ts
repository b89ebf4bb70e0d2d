import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { standsStill } from '../support/screen.ts';
import type { Stage } from './scene.ts';
import { closeToasts, comesToRest, loadPictures } from './still-page.ts';

/** The kinds of annotations of a test, each with the name of a state. */
export const COMPARED = 'compared with the base';
export const DIFFERS = 'differs from the base';
export const LACKING = 'in neither commit';

/** The app whose pictures are taken: the one to compare with, a commit or the working tree. */
export type PicturesOf = 'base' | 'commit' | 'working tree';

interface State {
  stage: Stage;
  /** Brings the app into the state; returns text from outside the page. */
  show: () => Promise<string>;
  /** Waits for the texts of the state. */
  check: (elsewhere: string, expectTo?: typeof expect) => Promise<void>;
  /** Returns whether no request waits for a response, but for those that are held. */
  isLoaded: () => boolean;
}

/**
 * Shows a state and compares it with the picture of the base, or takes that picture. A commit may
 * lack the state or its texts, and its picture may differ: neither fails the journey, which would
 * give the people of later states other names.
 * @param name of the screen and the state
 */
export async function comparePicture(name: string, of: PicturesOf, state: State) {
  const { stage, show, check, isLoaded } = state;
  const isBase = of === 'base';
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.png`;
  if (of === 'working tree') await check(await show());
  else if (!(await attempt(show, check))) {
    if (!isBase) annotateLack(name, file);
    return;
  }
  const { page } = stage;
  await expect.poll(isLoaded, `${name} loads`).toBe(true);
  await comesToRest(page);
  await standsStill(page);
  await loadPictures(page);
  // A closing one remains in the document until its animation has ended, but no picture shows it.
  const dialog = page.locator('[role$="dialog"][data-state="open"]').first();
  let difference: Error | undefined;
  let hasDialog: boolean;
  do {
    hasDialog = await dialog.isVisible();
    difference = await compare(page, file, hasDialog).then(
      () => undefined,
      (error: Error) => error,
    );
    // A dialog may have closed.
  } while (hasDialog !== (await dialog.isVisible()));
  if (difference && isBase) throw difference;
  annotate(COMPARED, name);
  if (difference) annotate(DIFFERS, `${name}: ${reasonOf(difference)}`);
  await closeToasts(page);
}

async function compare(page: Page, file: string, hasDialog: boolean) {
  // How far a tap has scrolled the page depends on what was loaded.
  await page.evaluate(() => scrollTo(0, 0));
  // An open dialog covers the page and is as high as the window.
  const fullPage = !hasDialog;
  await expect(page).toHaveScreenshot(file, { fullPage });
}

/** Shows a state of a commit, if it has it, with the texts that it has. */
async function attempt(show: State['show'], check: State['check']): Promise<boolean> {
  try {
    const elsewhere = await show();
    await check(elsewhere, expect).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Annotates that the commit lacks a state, which is a difference if the base has it. */
function annotateLack(name: string, file: string) {
  if (!existsSync(test.info().snapshotPath(file))) return annotate(LACKING, name);
  annotate(COMPARED, name);
  annotate(DIFFERS, `${name}: only the base has it`);
}

function annotate(type: string, description: string) {
  test.info().annotations.push({ type, description });
}

/** Returns how two pictures differ, from the message of Playwright. */
function reasonOf({ message }: Error): string {
  if (message.includes("snapshot doesn't exist")) return 'the base does not have it';
  return /^.*(?:pixels|px).*$/m.exec(message)?.[0].trim() ?? message;
}
