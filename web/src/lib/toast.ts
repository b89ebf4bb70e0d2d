export interface Toast {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
}

const listeners = new Set<(toast: Toast) => void>();

/** Shows a note over the page; it takes the place of the one before (specification, part 9). */
export function showToast(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** Hears every note. @returns how to stop hearing */
export function onToast(listener: (toast: Toast) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
