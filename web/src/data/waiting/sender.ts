import { onlineManager } from '@tanstack/react-query';

const RETRY_MS = { first: 5000, longest: 300_000 };

export interface Sender {
  /**
   * Sends what waits.
   * @param afterMs in how many milliseconds; a later call replaces this one
   */
  wake: (afterMs?: number) => void;
  stop: () => void;
}

interface SenderOptions {
  /** The name of the lock that lets one tab send at a time, so that nothing is sent twice. */
  lock: string;
  /**
   * Sends all that waits.
   * @throws what prevents it, such as a lost connection; it is called again later
   */
  send: () => Promise<void>;
  /** Called once all is sent. */
  onDone?: () => void;
  onFailure?: (error: unknown) => void;
}

/**
 * Sends what waits in this browser: now, when the connection is back, when the page is shown or left,
 * and again after a failure, less and less often.
 */
export function createSender({ lock, send, onDone, onFailure }: SenderOptions): Sender {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isWanted = false;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), milliseconds);
  };
  const sendAll = async () => {
    clearTimeout(timer);
    isWanted = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isWanted && !signal.aborted) {
        isWanted = false;
        await exclusively(lock, send);
        failures = 0;
        onDone?.();
      }
    } catch (error) {
      if (signal.aborted) return;
      onFailure?.(error);
      later(Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures));
      failures += 1;
    } finally {
      isSending = false;
    }
  };
  document.addEventListener('visibilitychange', () => void sendAll(), { signal });
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (isOnline) void sendAll();
  });
  void sendAll();

  return {
    wake: (afterMs) => {
      if (afterMs === undefined) void sendAll();
      else later(afterMs);
    },
    stop: () => {
      stop.abort();
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Runs in one tab at a time. */
async function exclusively(lock: string, act: () => Promise<void>): Promise<void> {
  // Pages over http have no locks.
  if (!navigator.locks) return await act();
  await navigator.locks.request(lock, act);
}
