export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
}

/** A note with a number of its own, since the same words may come twice. */
export interface ShownToast extends Toast {
  id: number;
}

const listeners = new Set<(toast: ShownToast) => void>();
let count = 0;

/** Shows a note over the page; it takes the place of the one before (specification, part 9). */
export function showToast(toast: Toast): void {
  count += 1;
  for (const listener of listeners) listener({ ...toast, id: count });
}

/** Hears every note. @returns how to stop hearing */
export function onToast(listener: (toast: ShownToast) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
