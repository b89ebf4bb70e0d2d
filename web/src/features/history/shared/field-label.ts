const labels: Readonly<Record<string, string>> = {
  zipCode: 'ZIP code',
  tapListUrl: 'Tap list URL',
  image: 'Picture',
  bannerImage: 'Banner',
  bannerLink: 'Banner link',
  checkinRadiusKm: 'Check-in radius (km)',
  rsvpRequired: 'RSVP required',
  eventPhoto: 'Photo',
  spotifyUrl: 'Spotify URL',
  podcastUrl: 'Podcast link',
  event: 'Event name',
  abv: 'ABV',
  ibu: 'IBU',
  domain: 'Mail domain',
  sentAt: 'Mailed',
};

/** What people call a field: `socialLinks.website` is 'Website', `releaseDate` 'Release date'. */
export function fieldLabel(field: string): string {
  const name = field.split('.').at(-1) ?? field;
  const words = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it; pictures are told by name only. */
export function valueText(value: string | null): string {
  if (value === null) return 'Empty';
  const parts = value.split(', ');
  if (parts.length > 1 && parts.every(isPicture)) return `${parts.length} pictures`;
  return isPicture(value) ? 'A picture' : value;
}

function isPicture(value: string): boolean {
  return /^\/(objects|art)\//.test(value);
}
