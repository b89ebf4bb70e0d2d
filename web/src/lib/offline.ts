import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useSyncExternalStore } from 'react';
import { refusal } from './errors.ts';

/** Whether the server can be reached, as far as the last call tells. */
export function useIsOnline(): boolean {
  const isOnline = () => onlineManager.isOnline();
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}

/**
 * Makes a call and takes note of whether it reached the server: browsers call themselves online
 * in any network, even in one that leads nowhere.
 */
export async function noticed<T>(call: () => T | Promise<T>): Promise<T> {
  try {
    const answer = await call();
    onlineManager.setOnline(true);
    return answer;
  } catch (error) {
    if (isUnreachable(error)) onlineManager.setOnline(false);
    else if (refusal(error).status !== undefined) onlineManager.setOnline(true);
    throw error;
  }
}

/** Whether a call failed without having reached the server; one that was given up did not fail. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof TRPCClientError) || refusal(error).status !== undefined) return false;
  return error.cause?.name !== 'AbortError';
}

/** Takes the browser's word where it knows of no network at all; it tells of changes only. */
export function lookAtBrowser(): void {
  if (!navigator.onLine) onlineManager.setOnline(false);
}

/** Asks whether the server is there again. */
export async function lookForServer(): Promise<void> {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store' });
    if (ok) onlineManager.setOnline(true);
  } catch {
    // Not yet.
  }
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}
