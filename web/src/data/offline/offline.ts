import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';
import { refusal } from '../errors.ts';

/** The state of the connection: reachable, unreachable, or unavailable. */
export type Connection = 'online' | 'offline' | 'unavailable';

/** Statuses of a server or proxy that cannot handle requests now (RFC 9110, 15.6). */
const UNAVAILABLE: readonly (number | undefined)[] = [502, 503, 504];

/** Whether the last response said that the server is unavailable. */
let isRefusing = false;
/** How often the browser lost its network. */
let losses = 0;
// The module is also loaded by the build, where nothing tells of it.
globalThis.addEventListener?.('offline', () => {
  losses += 1;
});
const listeners = new Listeners();

/** Returns whether the server was reachable at the last call. */
export function useIsOnline(): boolean {
  const isOnline = () => connection() !== 'offline';
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}

/** Returns the state of the connection at the last call. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, connection);
}

/**
 * Makes a call and records whether it reached the server. Browsers report `online` in any network,
 * even one without a route.
 */
export async function noticed<T>(call: () => T | Promise<T>): Promise<T> {
  const lossesBefore = losses;
  try {
    const response = await call();
    learn('online', lossesBefore);
    return response;
  } catch (error) {
    if (isUnreachable(error)) learn('offline');
    else if (isUnavailable(error)) learn('unavailable');
    else if (refusal(error).status !== undefined) learn('online', lossesBefore);
    throw error;
  }
}

/** Returns whether a call failed without having reached the server; an aborted one did not fail. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof TRPCClientError) || refusal(error).status !== undefined) return false;
  return error.cause?.name !== 'AbortError';
}

/** Returns whether a response said that the server is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.includes(refusal(error).status);
}

/** Returns whether a call failed because no server handled it now. */
export function isUnanswered(error: unknown): boolean {
  return isUnreachable(error) || isUnavailable(error);
}

/**
 * Marks the server as unreachable when the browser has no network; the browser reports changes
 * only.
 */
export function lookAtBrowser(): void {
  if (!navigator.onLine) learn('offline');
}

/** Asks whether the server is reachable again. */
export async function lookForServer(): Promise<void> {
  const lossesBefore = losses;
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store' });
    learn(ok ? 'online' : 'unavailable', lossesBefore);
  } catch {
    learn('offline');
  }
}

function connection(): Connection {
  if (onlineManager.isOnline()) return 'online';
  return isRefusing && navigator.onLine ? 'unavailable' : 'offline';
}

/**
 * Records the state of the connection; the query cache refetches stale queries when it is back.
 * @param lossesBefore how often the network was lost when the call began: a response may be read
 * after the network that it came by is lost, and says nothing then
 */
function learn(next: Connection, lossesBefore = losses): void {
  if (next === 'online' && losses > lossesBefore) return;
  isRefusing = next === 'unavailable';
  onlineManager.setOnline(next === 'online');
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const stops = [listeners.subscribe(listener), onlineManager.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
