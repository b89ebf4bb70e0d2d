import { onlineManager } from '@tanstack/react-query';
import { failureText, type SendingDeps, sendChanges } from './send-changes.ts';

/** How long after the last letter of a note it is sent, in milliseconds. */
const TYPING_MS = 1000;
const RETRY_MS = { first: 5000, longest: 300_000 };
const LOCK = 'hoptrail-waiting';

export interface ChangesSender {
  /** Sends what waits: at once, or once the person stops typing. */
  wake: (when?: 'now' | 'soon') => void;
  stop: () => void;
}

/**
 * Sends waiting changes when they are made, when the connection is back, when the page is shown or
 * left, and again after a failure, less and less often.
 */
export function createChangesSender(deps: SendingDeps): ChangesSender {
  const { waiting } = deps;
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isWanted = false;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };
  const send = async () => {
    clearTimeout(timer);
    isWanted = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isWanted && !signal.aborted) {
        isWanted = false;
        await exclusively(() => sendChanges(deps));
        failures = 0;
        waiting.setFailure(undefined);
      }
    } catch (error) {
      if (signal.aborted) return;
      waiting.setFailure(failureText(error));
      later(Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures));
      failures += 1;
    } finally {
      isSending = false;
    }
  };
  const onVisibility = () => void send();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (isOnline) void send();
  });
  void send();

  return {
    wake: (when = 'now') => {
      if (when === 'now') void send();
      else later(TYPING_MS);
    },
    stop: () => {
      stop.abort();
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Runs in one tab at a time, so that no picture is uploaded twice. */
async function exclusively(act: () => Promise<void>): Promise<void> {
  // Pages over http have no locks.
  if (!navigator.locks) return await act();
  await navigator.locks.request(LOCK, act);
}
