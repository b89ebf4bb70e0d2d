import { type Traveller, textAt } from './traveller.ts';

const settings = '/api/global-settings';
const LINK = 'https://example.com/tour';

/** Makes the calls about episodes and settings; it sends the settings as they are stored. */
export async function podcastAndSettings(admin: Traveller): Promise<void> {
  await admin.call('GET', '/api/podcast-episodes');
  const episode = {
    title: 'The tour',
    guest: 'A script',
    business: 'Hoptrail',
    spotifyUrl: LINK,
    image: '/art/covers/tour.svg',
    releaseDate: '2026-05-01',
    episodeNumber: 999,
    description: '',
    duration: '60',
  };
  const created = await admin.call('POST', '/api/podcast-episodes', episode);
  const path = `/api/podcast-episodes/${textAt(created, 'id')}`;
  await admin.call('PUT', path, episode);
  await admin.call('DELETE', path);

  const header = await admin.call('GET', '/api/podcast/header');
  const headerImage = textAt(header, 'headerImage') || '/art/scenes/podcast.svg';
  await admin.call('PUT', '/api/podcast/header', { headerImage });

  const before = await admin.call('GET', settings);
  for (const page of ['breweries', 'podcast', 'events']) {
    await admin.call('PUT', `${settings}/${page}-banner`, {
      bannerImageUrl: textAt(before, `${page}BannerImage`) || '/art/banners/tour.svg',
      bannerLinkUrl: textAt(before, `${page}BannerLink`) || LINK,
    });
  }
  await admin.call('PUT', `${settings}/events-header`, {
    headerImageUrl: textAt(before, 'eventsHeaderImage') || '/art/scenes/events.svg',
  });
  await admin.call('PUT', `${settings}/leaderboard-header`, {
    headerImage: textAt(before, 'leaderboardHeaderImage') || '/art/scenes/leaderboard.svg',
  });
}
