/** The drawing that stands for a brewery's header picture. */
export function headerDrawing(brewery: { id: string }): string {
  return `/art/breweries/${encodeURIComponent(brewery.id)}/header.svg`;
}

/** The drawing that stands for a brewery's logo: its initials on a bottle cap. */
export function logoDrawing(brewery: { id: string; name: string }): string {
  const name = encodeURIComponent(brewery.name);
  return `/art/breweries/${encodeURIComponent(brewery.id)}/logo.svg?name=${name}`;
}
