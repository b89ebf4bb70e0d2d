import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
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
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
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
  for (const listener of listeners) listener();
}
