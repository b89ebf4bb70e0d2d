import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

/** Returns the banners and header pictures. */
export function settingRows(now: Date): Insertable<Tables['global_settings']>[] {
  const instant = now.toISOString();
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    createdAt: instant,
    updatedAt: instant,
  }));
}

const values = {
  breweriesBannerImage: banner('trail-pass', 'The Trail Pass', 'Ten taprooms, one card'),
  breweriesBannerLink: 'https://example.com/trail-pass',
  podcastBannerImage: banner('hartman', 'Hartman Floor Malting', 'Turned by hand since Tuesday'),
  podcastBannerLink: 'https://example.com/hartman-malting',
  podcastHeaderImage: '/art/scenes/podcast.svg',
  eventsHeaderImage: '/art/scenes/events.svg',
  eventsBannerImage: banner('beer-week', 'Prairie Beer Week', 'Seven days, forty kettles'),
  eventsBannerLink: 'https://example.com/prairie-beer-week',
  leaderboardHeaderImage: '/art/scenes/leaderboard.svg',
};

function banner(seed: string, title: string, line: string): string {
  return `/art/banners/${seed}.svg?${new URLSearchParams({ title, line })}`;
}
