export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
}

/** A note with a number of its own, since the same words may come twice. */
export interface ShownToast extends Toast {
  id: number;
}

type Listener = (toast: ShownToast | undefined) => void;

const listeners = new Set<Listener>();
let count = 0;

/** Shows a note over the page; it takes the place of the one before (specification, part 9). */
export function showToast(toast: Toast): void {
  count += 1;
  for (const listener of listeners) listener({ ...toast, id: count });
}

/** Takes away the note that is shown, because it is over or is told in another place. */
export function hideToast(): void {
  for (const listener of listeners) listener(undefined);
}

/**
 * Hears every note, and undefined where the last one is taken away.
 * @returns how to stop hearing
 */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
