import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { trpc } from '../../../data/trpc.ts';
import { useBackTo } from '../../../lib/browser/back-to.ts';
import { BreweryLogo } from '../../breweries/shared/brewery-logo.tsx';
import styles from './event-host.module.css';

const LOGO_SIZE = 44;

interface EventHostProps {
  name: string;
  /** The brewery's id; null if the host is not a brewery in the app. */
  breweryId: string | null;
}

/** The host of an event; a brewery in the app links to its page. */
export function EventHost({ name, breweryId }: EventHostProps) {
  const state = useBackTo('the event');
  if (!breweryId) {
    return (
      <div className={styles.host}>
        <BreweryLogo brewery={{ id: name, name, logo: null }} size={LOGO_SIZE} />
        <p className={styles.name}>{name}</p>
      </div>
    );
  }
  return (
    <Link className={styles.host} to="/brewery/$id" params={{ id: breweryId }} state={state}>
      <HostLogo id={breweryId} name={name} />
      <span className={styles.name}>{name}</span>
      <ChevronRight className={styles.chevron} size={20} aria-hidden />
    </Link>
  );
}

/** An event has no logo of its host, so this loads the brewery. */
function HostLogo({ id, name }: { id: string; name: string }) {
  const { data, isPending } = trpc.breweries.byId.useQuery({ id });
  if (isPending) return <span className={styles.pending} />;
  return <BreweryLogo brewery={{ id, name, logo: data?.logo }} size={LOGO_SIZE} />;
}
