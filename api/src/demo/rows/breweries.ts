import { socialNetworks } from '@hoptrail/contracts/breweries/brewery-fields';
import type { Closure, HoursException } from '@hoptrail/contracts/hours/types';
import { createRandom, type Random } from '@hoptrail/drawings/random';
import { columnsOf, hoursOfText } from '../../features/breweries/shared/hours.rules.ts';
import { makeBrewery, type NewBrewery } from '../../testing/factories/brewery.ts';
import {
  closedBreweries,
  type DemoBrewery,
  demoBreweries,
  OWNED_BREWERY,
} from '../content/breweries.ts';
import { hours, ownersHours, policies } from '../content/house-rules.ts';
import { breweryId, slugFor } from '../demo-brewery.ts';
import { dateAfter, daysBefore } from '../moments.ts';
import { episodeOf } from './podcast.ts';
import { userId } from './users.ts';

/** The sizes of the owner's menu; the other breweries have named none. */
const servingSizes = [
  { price: 'priceSmall', name: 'Taster' },
  { price: 'priceMedium', name: 'Half' },
  { price: 'priceLarge', name: 'Pint' },
];

/**
 * Returns all demo breweries. Every eighth has no photos.
 * @param checkins the number of check-ins by brewery id
 */
export function breweryRows(now: Date, checkins: ReadonlyMap<string, number>): NewBrewery[] {
  return [...demoBreweries, ...closedBreweries].map((brewery, index) => {
    const id = breweryId(brewery);
    const random = createRandom(`brewery:${brewery.name}`);
    const episode = episodeOf(brewery.name);
    return makeBrewery({
      id,
      name: brewery.name,
      address: brewery.address,
      city: brewery.city,
      state: brewery.state,
      zipCode: brewery.zipCode,
      latitude: brewery.position?.[0] ?? null,
      longitude: brewery.position?.[1] ?? null,
      image: `/art/breweries/${id}/header.svg`,
      logo: breweryLogo(brewery),
      type: brewery.type,
      ...columnsOf({ ...hoursOfText(hours[brewery.hours]), hoursExceptions: [christmas(now)] }),
      policies: policies[brewery.policies].text,
      offers: JSON.stringify(policies[brewery.policies].offers),
      socialLinks: JSON.stringify(socialLinks(brewery, random)),
      phone: `(${brewery.areaCode}) 555-${String(100 + index).padStart(4, '0')}`,
      podcastUrl: episode?.url ?? null,
      photos: JSON.stringify(index % 8 === 7 ? [] : photos(brewery, random)),
      tapListUrl: `https://example.com/${slugFor(brewery.name)}/taps`,
      podcastEpisode: episode ? `Episode ${episode.number}: ${episode.title}` : null,
      checkins: checkins.get(id) ?? 0,
      rating: brewery.rating,
      ownerId: brewery.name === OWNED_BREWERY ? userId('owner') : null,
      servingSizes: JSON.stringify(brewery.name === OWNED_BREWERY ? servingSizes : []),
      ...(brewery.name === OWNED_BREWERY && {
        kitchenHours: week(ownersHours.kitchen),
        happyHours: week(ownersHours.happy),
      }),
      closure: closure(brewery, now),
      ...banner(brewery),
      checkinRadiusKm: brewery.checkinRadiusKm ?? null,
      closedAt: brewery.closedDaysAgo ? daysBefore(now, brewery.closedDaysAgo) : null,
      createdAt: daysBefore(now, 1000 + index),
    });
  });
}

function week(text: string): string {
  return JSON.stringify(hoursOfText(text).openingHours);
}

function closure({ closedFor }: DemoBrewery, now: Date): string | null {
  if (!closedFor) return null;
  const { days, reason } = closedFor;
  const between = { from: dateAfter(now, -1), until: dateAfter(now, days) };
  return JSON.stringify({ ...between, reason, allowsCheckins: false } satisfies Closure);
}

/** Returns the next Christmas, on which all demo breweries are closed. */
function christmas(now: Date): HoursException {
  const today = now.toISOString().slice(0, 10);
  const year = now.getUTCFullYear() + (today.slice(5) > '12-25' ? 1 : 0);
  return { from: `${year}-12-24`, to: `${year}-12-25`, spans: [], note: 'Christmas' };
}

/** Returns the URL of a brewery's drawn logo. */
export function breweryLogo(brewery: DemoBrewery): string {
  return `/art/breweries/${breweryId(brewery)}/logo.svg?name=${encodeURIComponent(brewery.name)}`;
}

function socialLinks({ name }: DemoBrewery, random: Random): Record<string, string> {
  const slug = slugFor(name);
  const links: Record<string, string> = { website: `https://example.com/${slug}` };
  for (const network of Object.keys(socialNetworks)) {
    if (network !== 'website' && random.chance(0.55)) {
      links[network] = `https://example.com/${network}/${slug}`;
    }
  }
  return links;
}

/** Returns the URLs of three to six photos. */
function photos({ name }: DemoBrewery, random: Random): string[] {
  const length = random.whole(3, 6);
  return Array.from({ length }, (_, index) => `/art/photos/${slugFor(name)}-${index + 1}.svg`);
}

function banner({ name, banner }: DemoBrewery): Pick<NewBrewery, 'bannerImage' | 'bannerLink'> {
  if (!banner) return {};
  const slug = slugFor(name);
  const query = new URLSearchParams({ ...banner });
  return {
    bannerImage: `/art/banners/${slug}.svg?${query}`,
    bannerLink: `https://example.com/${slug}/offer`,
  };
}
