/** Moves the focus to the element with this id, which the change of a tap renders. */
export function focusRendered(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
