import { expect, type Page, test } from '@playwright/test';
import { standsStill } from '../support/screen.ts';
import type { Stage } from './scene.ts';
import { closeToasts, comesToRest, loadPictures } from './still-page.ts';

/** The kinds of annotations of a test, each with the name of a state. */
export const COMPARED = 'compared with the base';
export const DIFFERS = 'differs from the base';

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
 * Shows a state and compares it with the picture of the base, or takes that picture. The base may
 * lack the state or its texts, and its picture may differ: neither fails the journey, which would
 * give the people of later states other names.
 * @param name of the screen and the state
 */
export async function comparePicture(name: string, { stage, show, check, isLoaded }: State) {
  const isBase = test.info().config.updateSnapshots === 'all';
  if (!isBase) await check(await show());
  else if (!(await attempt(show, check))) return;
  const { page } = stage;
  await expect.poll(isLoaded, `${name} loads`).toBe(true);
  await comesToRest(page);
  await standsStill(page);
  await loadPictures(page);
  const dialog = page.locator('[role$="dialog"]').first();
  let difference: Error | undefined;
  let hasDialog: boolean;
  do {
    hasDialog = await dialog.isVisible();
    difference = await compare(page, name, hasDialog).then(
      () => undefined,
      (error: Error) => error,
    );
    // A dialog may still have been closing.
  } while (hasDialog !== (await dialog.isVisible()));
  if (difference && isBase) throw difference;
  annotate(COMPARED, name);
  if (difference) annotate(DIFFERS, `${name}: ${reasonOf(difference)}`);
  await closeToasts(page);
}

async function compare(page: Page, name: string, hasDialog: boolean) {
  // An open dialog holds the page behind it in place.
  const fullPage = !hasDialog;
  // How far a tap has scrolled the page depends on what was loaded.
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.png`;
  await expect(page).toHaveScreenshot(file, { fullPage });
}

/** Shows a state of the base, if it has it, with the texts that it has. */
async function attempt(show: State['show'], check: State['check']): Promise<boolean> {
  try {
    const elsewhere = await show();
    await check(elsewhere, expect).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

function annotate(type: string, description: string) {
  test.info().annotations.push({ type, description });
}

/** Returns how two pictures differ, from the message of Playwright. */
function reasonOf({ message }: Error): string {
  if (message.includes("snapshot doesn't exist")) return 'the base does not have it';
  return /^.*(?:pixels|px).*$/m.exec(message)?.[0].trim() ?? message;
}
