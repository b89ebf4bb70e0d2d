/** A calendar or feed that browsers and readers find on a page. */
export interface Feed {
  type: 'text/calendar' | 'application/atom+xml' | 'application/rss+xml';
  title: string;
  path: string;
}

export const eventsFeed: Feed = {
  type: 'application/atom+xml',
  title: 'Brewery events',
  path: '/feeds/events.atom',
};

export const podcastFeed: Feed = {
  type: 'application/rss+xml',
  title: 'Podcast',
  path: '/feeds/podcast.rss',
};

/** Returns the calendar of a brewery's events and the feed of its news. */
export function breweryFeeds({ id, name }: { id: string; name: string }): Feed[] {
  const file = encodeURIComponent(id);
  return [
    { type: 'text/calendar', title: name, path: `/calendars/breweries/${file}.ics` },
    {
      type: 'application/atom+xml',
      title: `News of ${name}`,
      path: `/feeds/breweries/${file}.atom`,
    },
  ];
}
