import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** The time between two touches of a screen, in milliseconds. */
const TOUCH_MS = 1000 / 60;

/** In CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Moves a finger over the page and lifts it. A gesture that Chromium synthesizes would send no moves
 * to an element that handles touches itself, such as a map.
 * @param speed in CSS pixels a second
 */
export async function swipe(client: CDPSession, from: Point, to: Point, speed: number) {
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const seconds = Math.hypot(to.x - from.x, to.y - from.y) / speed;
  const steps = Math.ceil((seconds * 1000) / TOUCH_MS);
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / steps;
    const point = { x: at(from.x, to.x), y: at(from.y, to.y) };
    await Promise.all([send('touchMove', [point]), sleep(TOUCH_MS)]);
  }
  await send('touchEnd', []);
}
