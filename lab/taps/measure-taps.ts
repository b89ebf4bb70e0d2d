import type { CDPSession, Locator, Page } from '@playwright/test';

/** What the page records of its taps, from Event Timing. */
interface Recorded {
  interactionId: number;
  duration: number;
}

/** An event that was painted sooner is not reported by the browser. */
const LEAST_MS = 16;
const MOST_WAITING_MS = 6000;
/** The browser reports the parts of a tap one after another. */
const LAST_PART_MS = 250;

/**
 * Records each tap of a page from its start on.
 * @source W3C Event Timing, `PerformanceEventTiming.duration`: until the next paint, in steps of 8 ms
 */
export async function recordTaps(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const recorded: Recorded[] = [];
    Object.assign(window, { recordedTaps: recorded });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as unknown as Recorded[]) {
        if (interactionId > 0) recorded.push({ interactionId, duration });
      }
    }).observe({
      type: 'event',
      durationThreshold: least,
      buffered: true,
    } as PerformanceObserverInit);
  }, LEAST_MS);
}

/** Slows the processor of a page by a factor, as Chromium does it. */
export async function slowProcessor(client: CDPSession, factor: number): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/**
 * Taps a control.
 * @returns the milliseconds until the next paint; undefined if the tap leaves the document
 */
export async function tap(page: Page, control: Locator): Promise<number | undefined> {
  const before = await count(page);
  const box = await control.boundingBox();
  if (!box || before === undefined) return undefined;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const until = performance.now() + MOST_WAITING_MS;
  while (performance.now() < until) {
    await page.waitForTimeout(LAST_PART_MS);
    const now = await count(page);
    if (now === undefined || now < before) return undefined;
    if (now > before) break;
  }
  await page.waitForTimeout(LAST_PART_MS);
  const entries = (await recorded(page))?.slice(before);
  return entries && Math.max(LEAST_MS, ...entries.map(({ duration }) => duration));
}

async function count(page: Page): Promise<number | undefined> {
  return (await recorded(page))?.length;
}

async function recorded(page: Page): Promise<Recorded[] | undefined> {
  return await page
    .evaluate(() => (window as unknown as { recordedTaps?: Recorded[] }).recordedTaps)
    .catch(() => undefined);
}
