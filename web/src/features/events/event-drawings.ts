/** The drawing that stands for an event's picture. */
export function posterDrawing(event: { id: string }): string {
  return `/art/posters/${encodeURIComponent(event.id)}.svg`;
}
