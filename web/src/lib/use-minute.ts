import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

const MINUTE_MS = 60_000;

const listeners = new Listeners();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the start of the current minute, in milliseconds, and renders again with each new one. All
 * components share one timer, which runs only while one of them is shown.
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function subscribe(listener: () => void): () => void {
  if (listeners.isEmpty) start();
  const remove = listeners.subscribe(listener);
  return () => {
    remove();
    if (listeners.isEmpty) stop();
  };
}

function start(): void {
  // Timers do not run while the phone sleeps.
  document.addEventListener('visibilitychange', tick);
  wait();
}

function stop(): void {
  document.removeEventListener('visibilitychange', tick);
  clearTimeout(timer);
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function tick(): void {
  wait();
  listeners.notify();
}
