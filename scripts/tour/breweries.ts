import { type Traveller, textAt } from './traveller.ts';

const BANNER = '/art/banners/tour.svg?title=The+tour';

/**
 * Makes the calls about breweries and check-ins. The owner sends the stored values, so that nothing
 * changes.
 */
export async function breweries({ fan, owner }: { fan: Traveller; owner: Traveller }) {
  const nearby = await fan.call('GET', '/api/breweries?lat=35.4676&lng=-97.5164');
  const id = textAt(nearby, '0.id');
  await fan.call('GET', `/api/breweries/${id}`);

  const owned = await owner.call('GET', `/api/users/${owner.userId}/owned-breweries`);
  const mine = `/api/breweries/${textAt(owned, '0.id')}`;
  await owner.call('PUT', mine, {
    name: textAt(owned, '0.name'),
    socialLinks: { website: textAt(owned, '0.socialLinks.website') || null },
  });
  await owner.call('PUT', `${mine}/banner`, {
    bannerImageUrl: textAt(owned, '0.bannerImage') || BANNER,
    bannerLinkUrl: textAt(owned, '0.bannerLink') || null,
  });
  await owner.call('PUT', '/api/brewery-banner-images', { imageUrl: BANNER });
  await owner.call('PUT', '/api/brewery-header-images', { imageUrl: BANNER });

  await fan.call('GET', `/api/checkins/can-checkin/${fan.userId}/${id}`);
  await fan.call('POST', '/api/checkins', { userId: fan.userId, breweryId: id, notes: null });
  await fan.call('GET', '/api/leaderboard');
}
