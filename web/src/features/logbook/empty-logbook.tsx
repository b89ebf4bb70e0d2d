import { skipToken } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import textLink from '../../components/layout/navigation/text-link.module.css';
import { TitledList } from '../../components/layout/titled-list.tsx';
import { EmptyState } from '../../components/state/empty-state.tsx';
import { trpc } from '../../data/trpc.ts';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useLastPosition } from '../../lib/geolocation/geolocation-query.ts';
import { BreweryLink } from '../breweries/shared/brewery-link.tsx';
import { LinkDistance } from '../breweries/shared/link-distance.tsx';
import styles from './empty-logbook.module.css';
import { useHasImported } from './shared/logbook-query.ts';

/** A logbook without check-ins: an invitation to the nearest brewery. */
export default function EmptyLogbook() {
  return (
    <>
      <EmptyState
        drawing="breweries"
        title="Your logbook starts with one check-in"
        hint="Check in at a brewery, and its stamp stays here with the day, your note and your pictures."
        action={<ButtonLink to="/breweries">Breweries near you</ButtonLink>}
      />
      <ImportedLink />
      <NearestBrewery />
    </>
  );
}

function ImportedLink() {
  if (!useHasImported()) return null;
  return (
    <p className={styles.imported}>
      <Link to="/logbook" search={{ log: 'all' }} className={textLink.link}>
        See your imported visits
      </Link>
    </p>
  );
}

function NearestBrewery() {
  const { result } = useLastPosition(positionOptions.list);
  const near = result?.ok ? result.position : undefined;
  const nearest = trpc.breweries.list.useQuery(
    near ? { lat: near.latitude, lng: near.longitude, limit: 1 } : skipToken,
  );
  const brewery = nearest.data?.[0];
  if (!brewery) return null;
  return (
    <TitledList title="Your first stamp">
      <BreweryLink
        brewery={brewery}
        end={brewery.distance !== undefined && <LinkDistance miles={brewery.distance} />}
      />
    </TitledList>
  );
}
