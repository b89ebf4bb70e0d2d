/** The default header pictures of pages, which the server draws. */
export const standInHeaders = {
  breweries: '/art/scenes/breweries.svg',
  events: '/art/scenes/events.svg',
  finder: '/art/photos/under-the-table.svg',
  leaderboard: '/art/scenes/leaderboard.svg',
  podcast: '/art/scenes/podcast.svg',
  profile: '/art/scenes/profile.svg',
  logbook: '/art/scenes/trail.svg',
} as const;

/** Returns the path of the drawing for a brewery without a header picture. */
export function headerDrawing(brewery: { id: string }): string {
  return `/art/breweries/${encodeURIComponent(brewery.id)}/header.svg`;
}

/** Returns the path of the drawing for a brewery without a logo: its initials on a bottle cap. */
export function logoDrawing(brewery: { id: string; name: string }): string {
  const name = encodeURIComponent(brewery.name);
  return `/art/breweries/${encodeURIComponent(brewery.id)}/logo.svg?name=${name}`;
}

/**
 * Returns the path of a brewery's stamp.
 * @param edition 0, 1 or 2: which of its three stamps
 * @param isBlank whether the middle is free for a logo
 */
export function stampDrawing(
  brewery: { id: string; name: string; city: string },
  edition: number,
  isBlank = false,
): string {
  const [id, name, town] = [brewery.id, brewery.name, brewery.city].map(encodeURIComponent);
  const query = `name=${name}&line=${town}&edition=${edition}${isBlank ? '&blank' : ''}`;
  return `/art/breweries/${id}/stamp.svg?${query}`;
}

/** Returns the path of the drawing for a person without a photo. */
export function portraitDrawing(person: { id: string }): string {
  return `/art/portraits/${encodeURIComponent(person.id)}.svg`;
}

/** Returns the path of the drawing for an event without a picture. */
export function posterDrawing(event: { id: string }): string {
  return `/art/posters/${encodeURIComponent(event.id)}.svg`;
}

/** Returns the path of the drawing for a trail without a picture. */
export function coverDrawing(trail: { id: string }): string {
  return `/art/trails/${encodeURIComponent(trail.id)}/cover.svg`;
}
