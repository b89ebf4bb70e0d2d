/** The default header pictures of pages, which the server draws. */
export const standInHeaders = {
  breweries: '/art/scenes/breweries.svg',
  events: '/art/scenes/events.svg',
  finder: '/art/photos/under-the-table.svg',
  leaderboard: '/art/scenes/leaderboard.svg',
  podcast: '/art/scenes/podcast.svg',
  profile: '/art/scenes/profile.svg',
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

/** Returns the path of the drawing for an event without a picture. */
export function posterDrawing(event: { id: string }): string {
  return `/art/posters/${encodeURIComponent(event.id)}.svg`;
}
