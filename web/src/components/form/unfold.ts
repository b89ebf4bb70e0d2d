/** Opens the folded sections that contain an element, which is then visible and can take the focus. */
export function unfold(element: Element): void {
  for (
    let section = element.closest('details');
    section;
    section = section.parentElement?.closest('details') ?? null
  ) {
    section.open = true;
  }
}
