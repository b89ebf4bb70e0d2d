import type { PublicBrewery } from '@hoptrail/contracts/breweries/preview';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { VisitorPreview } from '../../../components/preview/visitor-preview.tsx';
import { BreweryTitle } from '../detail/brewery-title.tsx';
import { BreweryAddress } from '../detail/facts/brewery-address.tsx';
import BreweryOffers from '../hours/brewery-offers.tsx';
import styles from './visited-brewery.module.css';

interface VisitedBreweryProps {
  brewery: PublicBrewery;
  /** What is on next. */
  events: ReactNode;
}

/** What a visitor sees of a brewery above the sign-in. */
export function VisitedBrewery({ brewery, events }: VisitedBreweryProps) {
  const { openingHours, offers } = brewery;
  const hours = openingHours ? undefined : brewery.hours?.trim();
  return (
    <VisitorPreview
      picture={brewery.image}
      fallback={headerDrawing(brewery)}
      title={<BreweryTitle brewery={brewery} />}
    >
      {offers.length > 0 && <BreweryOffers stored={offers} isCompact />}
      {hours && (
        <p className={styles.fact}>
          <Clock size={18} aria-hidden className={styles.icon} />
          <span className={styles.hours}>{hours}</span>
        </p>
      )}
      <div className={styles.fact}>
        <MapPin size={18} aria-hidden className={styles.icon} />
        <BreweryAddress brewery={brewery} />
      </div>
      {events}
    </VisitorPreview>
  );
}
