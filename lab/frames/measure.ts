import type { Page } from '@playwright/test';

/** How smoothly a page moved. */
export interface Findings {
  /** Frames a second. */
  frames: number;
  /** The share of frames that came late, from 0 to 1. */
  lateShare: number;
  /** Times between two frames, in milliseconds. */
  median: number;
  p95: number;
  /** Processor time of the main thread for each sixtieth of a second, in milliseconds. */
  perFrame: number;
  /** Processor time of its longest task, in milliseconds. */
  longest: number;
  /** Processor times of the tasks above 50 ms, in milliseconds. */
  longTasks: readonly number[];
}

const FRAME_MS = 1000 / 60;
/** Half a frame more than one frame. */
const LATE_MS = 1.5 * FRAME_MS;
/** From here on a task is long. @source W3C Long Tasks API */
const LONG_MS = 50;

/** A complete event of a trace, with its processor time in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Moves a page and measures its frames.
 * @param slowed the factor by which the processor of the page is slowed
 */
export async function measure(
  page: Page,
  slowed: number,
  move: () => Promise<void>,
): Promise<Findings> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const stop = await watchFrames(page);
  await move();
  const times = await stop();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();

  const between = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const sorted = between.toSorted((a, b) => a - b);
  const tasks = mainThreadTasks(traceEvents);
  const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    frames: (1000 * between.length) / took,
    lateShare: between.filter((ms) => ms > LATE_MS).length / between.length,
    median: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    perFrame: (tasks.reduce((sum, ms) => sum + ms, 0) * FRAME_MS) / took,
    longest: Math.max(...tasks),
    longTasks: tasks.filter((ms) => ms > LONG_MS),
  };
}

/** Collects the times of the page's frames; the returned function stops and returns them. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  const watching = await page.evaluateHandle(() => {
    const watched: { times: number[]; isOver: boolean } = { times: [], isOver: false };
    const next = (time: number) => {
      watched.times.push(time);
      if (!watched.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return watched;
  });
  return async () =>
    await watching.evaluate((watched) => {
      watched.isOver = true;
      return watched.times;
    });
}

/** Returns the processor time of each task of the busiest main thread, in milliseconds. */
function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(threadOf));
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  const byThread = Map.groupBy(tasks, threadOf);
  const [busiest = []] = [...byThread.values()].toSorted((a, b) => b.length - a.length);
  return busiest.map(({ tdur = 0 }) => tdur / 1000);
}
