/** Opens the folded sections that contain an element, so that it is shown and can take the focus. */
export function unfold(element: Element): void {
  for (
    let section = element.closest('details');
    section;
    section = section.parentElement?.closest('details') ?? null
  ) {
    section.open = true;
  }
}
