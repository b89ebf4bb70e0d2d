import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';
import { Photos } from '../../../../components/picture/photos.tsx';
import { webLink } from '../../../../lib/browser/web-link.ts';
import { phoneLink } from '../../../../lib/text/phone-link.ts';
import { CountViews } from '../../../statistics/shared/count-views.tsx';
import { BreweryFacts } from './brewery-facts.tsx';
import { directionsLink } from './brewery-links.ts';
import { ConnectRow } from './connect-row.tsx';
import { PodcastCard } from './podcast-card.tsx';
import { socialLinks } from './social-links.ts';

interface BreweryMoreProps {
  brewery: BreweryDetail;
  /** What comes after the facts. */
  children?: ReactNode;
}

/**
 * What is below the beers on a brewery's page: facts, links, photos and podcast; its code also counts
 * views.
 */
export default function BreweryMore({ brewery, children }: BreweryMoreProps) {
  return (
    <>
      <BreweryFacts brewery={brewery} />
      {children}
      <ConnectRow stored={brewery.socialLinks} />
      <Photos name={brewery.name} photos={brewery.photos} look="strip" />
      <CountViews id={brewery.id} links={linksOf(brewery)} />
      <PodcastCard episode={brewery.podcastEpisode} url={brewery.podcastUrl} />
    </>
  );
}

function linksOf(brewery: BreweryDetail) {
  const website = socialLinks(brewery.socialLinks).find(({ network }) => network === 'website');
  return {
    tapList: webLink(brewery.tapListUrl),
    website: website?.href,
    phone: phoneLink(brewery.phone),
    directions: directionsLink(brewery),
  };
}
