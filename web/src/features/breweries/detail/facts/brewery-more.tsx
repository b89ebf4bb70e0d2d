import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { Photos } from '../../../../components/picture/photos.tsx';
import { ConnectRow } from './connect-row.tsx';
import { PodcastCard } from './podcast-card.tsx';

/** What is far down on a brewery's page: links, photos and podcast. */
export default function BreweryMore({ brewery }: { brewery: BreweryDetail }) {
  return (
    <>
      <ConnectRow stored={brewery.socialLinks} />
      <Photos name={brewery.name} photos={brewery.photos} look="strip" />
      <PodcastCard episode={brewery.podcastEpisode} url={brewery.podcastUrl} />
    </>
  );
}
