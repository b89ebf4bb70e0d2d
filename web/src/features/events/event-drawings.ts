/** The drawing that stands for an event's picture. */
export function posterDrawing(event: { id: string }): string {
  return `/art/posters/${encodeURIComponent(event.id)}.svg`;
}

/** The drawing that stands for a brewery's logo: its initials on a bottle cap. */
export function logoDrawing(brewery: { id: string; name: string }): string {
  const name = encodeURIComponent(brewery.name);
  return `/art/breweries/${encodeURIComponent(brewery.id)}/logo.svg?name=${name}`;
}
