import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { Photos } from '../../../../components/picture/photos.tsx';
import { webLink } from '../../../../lib/browser/web-link.ts';
import { phoneLink } from '../../../../lib/text/phone-link.ts';
import { CountViews } from '../../../statistics/shared/count-views.tsx';
import { directionsLink } from './brewery-links.ts';
import { ConnectRow } from './connect-row.tsx';
import { PodcastCard } from './podcast-card.tsx';
import { socialLinks } from './social-links.ts';

/** What is far down on a brewery's page: links, photos and podcast; its code also counts views. */
export default function BreweryMore({ brewery }: { brewery: BreweryDetail }) {
  return (
    <>
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
