export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
}

/** A toast with an id, since the same text may be shown twice. */
export interface ShownToast extends Toast {
  id: number;
}

type Listener = (toast: ShownToast | undefined) => void;

const listeners = new Set<Listener>();
let count = 0;

/** Shows a toast; it replaces the previous one. */
export function showToast(toast: Toast): void {
  count += 1;
  for (const listener of listeners) listener({ ...toast, id: count });
}

/** Closes the visible toast. */
export function hideToast(): void {
  for (const listener of listeners) listener(undefined);
}

/**
 * Calls a listener with every toast, and with undefined when the last one closes.
 * @returns a function that removes the listener
 */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
