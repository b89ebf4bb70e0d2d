/** Drawings that the server makes for where nobody has chosen a picture: those that pages begin with. */
export const standInHeaders = {
  breweries: '/art/scenes/breweries.svg',
  events: '/art/scenes/events.svg',
  finder: '/art/photos/under-the-table.svg',
  leaderboard: '/art/scenes/leaderboard.svg',
  podcast: '/art/scenes/podcast.svg',
  profile: '/art/scenes/profile.svg',
} as const;

/** The drawing that stands for a brewery's header picture. */
export function headerDrawing(brewery: { id: string }): string {
  return `/art/breweries/${encodeURIComponent(brewery.id)}/header.svg`;
}

/** The drawing that stands for a brewery's logo: its initials on a bottle cap. */
export function logoDrawing(brewery: { id: string; name: string }): string {
  const name = encodeURIComponent(brewery.name);
  return `/art/breweries/${encodeURIComponent(brewery.id)}/logo.svg?name=${name}`;
}

/** The drawing that stands for an event's picture. */
export function posterDrawing(event: { id: string }): string {
  return `/art/posters/${encodeURIComponent(event.id)}.svg`;
}
