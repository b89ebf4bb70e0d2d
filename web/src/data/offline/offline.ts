import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useSyncExternalStore } from 'react';
import { refusal } from '../errors.ts';

/** How it stands with the server: not reached, or answering that it cannot work now. */
export type Connection = 'online' | 'offline' | 'unavailable';

/** What a server or a proxy answers where a request is not handled now (RFC 9110, 15.6). */
const UNAVAILABLE: readonly (number | undefined)[] = [502, 503, 504];

/** Whether the last answer was that the server cannot work now. */
let isRefusing = false;
const listeners = new Set<() => void>();

/** Returns whether the server can be reached, as far as the last call tells. */
export function useIsOnline(): boolean {
  const isOnline = () => connection() !== 'offline';
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}

/** Returns how it stands with the server, as far as the last call tells. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, connection);
}

/**
 * Makes a call and takes note of whether it reached the server: browsers call themselves online
 * in any network, even in one that leads nowhere.
 */
export async function noticed<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    const answer = await call();
    learn('online');
    return answer;
  } catch (error) {
    if (isUnreachable(error)) learn('offline');
    else if (isUnavailable(error)) learn('unavailable');
    else if (refusal(error).status !== undefined) learn('online');
    throw error;
  }
}

/** Returns whether a call failed without having reached the server; an aborted one did not fail. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof TRPCClientError) || refusal(error).status !== undefined) return false;
  return error.cause?.name !== 'AbortError';
}

/** Returns whether the answer was that the server cannot work now. */
export function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.includes(refusal(error).status);
}

/** Takes the browser's word where it knows of no network at all; it tells of changes only. */
export function lookAtBrowser(): void {
  if (!navigator.onLine) learn('offline');
}

/** Asks whether the server is there again. */
export async function lookForServer(): Promise<void> {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store' });
    learn(ok ? 'online' : 'unavailable');
  } catch {
    learn('offline');
  }
}

function connection(): Connection {
  if (onlineManager.isOnline()) return 'online';
  return isRefusing && navigator.onLine ? 'unavailable' : 'offline';
}

/** The query cache asks again for what is out of date once the connection is back. */
function learn(next: Connection): void {
  isRefusing = next === 'unavailable';
  onlineManager.setOnline(next === 'online');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onlineManager.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
