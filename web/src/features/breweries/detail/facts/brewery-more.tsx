import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../../../components/actions/button.tsx';
import { Photos } from '../../../../components/picture/photos.tsx';
import { Subscribe } from '../../../calendars/shared/subscribe.tsx';
import { ConnectRow } from './connect-row.tsx';
import { PodcastCard } from './podcast-card.tsx';

/** What is far down on a brewery's page: links, photos and podcast. */
export default function BreweryMore({ brewery }: { brewery: BreweryDetail }) {
  return (
    <>
      {brewery.closedAt === null && (
        <Subscribe
          name="subscribe"
          title={`Events of ${brewery.name}`}
          path={`/calendars/breweries/${encodeURIComponent(brewery.id)}.ics`}
          button={(show) => (
            <Button look="quiet" wide onClick={show}>
              <CalendarPlus size={20} aria-hidden />
              Subscribe to Events
            </Button>
          )}
        />
      )}
      <ConnectRow stored={brewery.socialLinks} />
      <Photos name={brewery.name} photos={brewery.photos} look="strip" />
      <PodcastCard episode={brewery.podcastEpisode} url={brewery.podcastUrl} />
    </>
  );
}
