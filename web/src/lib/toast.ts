import type { ReactNode } from 'react';
import { Listeners } from './listeners.ts';

export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
  /** What a person can do about it, as long as it is shown. */
  button?: ReactNode;
}

/** A toast with an id, since the same text may be shown twice. */
export interface ShownToast extends Toast {
  id: number;
}

const listeners = new Listeners<[toast: ShownToast | undefined]>();
let count = 0;

/** Shows a toast; it replaces the previous one. */
export function showToast(toast: Toast): void {
  count += 1;
  listeners.notify({ ...toast, id: count });
}

/** Closes the visible toast. */
export function hideToast(): void {
  listeners.notify(undefined);
}

/**
 * Calls a listener with every toast, and with undefined when the last one closes.
 * @returns a function that removes the listener
 */
export const onToast = listeners.subscribe;
