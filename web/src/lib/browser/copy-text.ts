/**
 * Copies a text.
 * @returns false if the browser does not let the app copy
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copySelection(text);
  } catch {
    return false;
  }
}

/** Pages over http have no clipboard API, only the copy command of a selection. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  // Within an open dialog, which keeps the focus.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
