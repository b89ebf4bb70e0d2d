import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Link } from '@tanstack/react-router';
import textLink from '../../../components/layout/navigation/text-link.module.css';
import { RowFact } from '../../../components/list/row-fact.tsx';
import { Skeleton } from '../../../components/state/skeleton.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { ageText } from '../../../lib/text/age-text.ts';
import { counted, grouped } from '../../../lib/text/numbers.ts';
import { eventTimeText } from '../../../lib/text/times.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { useWaitingSwitches, withSwitches } from '../../beers/shared/switches/waiting-switches.ts';
import { SilentBoards, useSilentBoards } from '../../boards/shared/silent-boards.tsx';
import { eventsTonight } from '../../events/shared/tonight.ts';
import styles from './now-facts.module.css';

/** What is on tonight at a brewery, beers on tap, check-ins, and what waits. */
export default function NowFacts({ brewery }: { brewery: ListedBrewery }) {
  return (
    <dl>
      <RowFact name="Tonight">
        <Tonight brewery={brewery} />
      </RowFact>
      <RowFact name="On tap">
        <OnTap id={brewery.id} />
      </RowFact>
      <RowFact name="Check-ins today">
        <CheckinsToday id={brewery.id} />
      </RowFact>
      <Boards id={brewery.id} />
      <Waiting id={brewery.id} />
    </dl>
  );
}

function Tonight({ brewery }: { brewery: ListedBrewery }) {
  const now = useMinute();
  const special = trpc.events.special.list.useQuery();
  const weekly = trpc.events.weekly.list.useQuery();
  if (!special.data || !weekly.data) return special.isError || weekly.isError ? '–' : <Waits />;
  const events = eventsTonight(brewery, special.data, weekly.data, now);
  if (events.length === 0) return 'Nothing planned';
  return events.map(({ id, name, time }) => (
    <span key={id} className={styles.event}>
      {name}, {eventTimeText(time)}
    </span>
  ));
}

/** How many beers are on tap and since when, with a link to the list. */
function OnTap({ id }: { id: string }) {
  const { data, isError } = trpc.beers.ofBrewery.useQuery({ breweryId: id });
  const { data: changed } = trpc.beers.changed.useQuery({ breweryId: id });
  const now = useMinute();
  const switches = useWaitingSwitches(useSignedInUser().id);
  if (!data) return isError ? '–' : <WaitsForLink />;
  const poured = withSwitches(data, switches).filter(
    ({ availability }) => availability === 'available',
  );
  return (
    <Link to="/brewery/$id/beers" params={{ id }} className={textLink.link}>
      {counted(poured.length, 'beer', 'beers')}
      {changed?.changedAt && `, changed ${ageText(now - Date.parse(changed.changedAt))}`}
    </Link>
  );
}

/** The number of today's check-ins, with a link to the other figures; only the link if it fails. */
function CheckinsToday({ id }: { id: string }) {
  const { data, isError } = trpc.statistics.today.useQuery({ breweryId: id });
  if (!data && !isError) return <WaitsForLink />;
  return (
    <Link to="/brewery/$id/statistics" params={{ id }} className={textLink.link}>
      {data && `${grouped(data.checkins)} · `}
      Statistics
    </Link>
  );
}

/** The boards that are silent. */
function Boards({ id }: { id: string }) {
  const silent = useSilentBoards(id);
  if (silent.length === 0) return null;
  return (
    <RowFact name="Boards">
      <SilentBoards breweryId={id} boards={silent} />
    </RowFact>
  );
}

/** The person's open claims, and the switches of beers that wait for a connection. */
function Waiting({ id }: { id: string }) {
  const { id: userId } = useSignedInUser();
  const { data: claims = [] } = trpc.claims.mine.useQuery({ id: userId });
  const switches = useWaitingSwitches(userId).filter(({ breweryId }) => breweryId === id);
  const open = claims.filter(({ status }) => status === 'open');
  if (open.length + switches.length === 0) return null;
  return (
    <RowFact name="Waiting">
      {switches.length > 0 && (
        <span className={styles.event}>
          {counted(switches.length, 'switch', 'switches')} for signal
        </span>
      )}
      {open.map(({ id: claimId, brewery }) => (
        <Link key={claimId} to="/brewery/$id" params={{ id: brewery.id }} className={textLink.link}>
          Your claim to {brewery.name}
        </Link>
      ))}
    </RowFact>
  );
}

/** As high as the link that comes. */
function WaitsForLink() {
  return (
    <span className={styles.waitsForLink}>
      <Waits />
    </span>
  );
}

function Waits() {
  return <Skeleton width="5rem" height={18} />;
}
