import { stampEditions } from '@hoptrail/drawings/stamps/stamp-look';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { dateText } from '../../../lib/text/dates.ts';
import { counted } from '../../../lib/text/numbers.ts';
import styles from './recent-logbook.module.css';
import { Stamp } from './stamp.tsx';

const NEWEST = 8;

/** The newest stamps of the own logbook, on the profile, with the way to all of it. */
export default function RecentLogbook() {
  return (
    <TitledList title="Your logbook">
      <Newest />
    </TitledList>
  );
}

function Newest() {
  const logbook = trpc.logbook.list.useQuery({ limit: NEWEST });
  const figures = trpc.logbook.figures.useQuery();
  const { data } = logbook;
  if (!data) {
    return <PendingState query={logbook} failed="Your logbook did not load" skeleton={227} />;
  }
  const { entries } = data;
  if (entries.length === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="No stamps yet"
        hint="Check in at a brewery, and its stamp stays here"
        action={<ButtonLink to="/logbook">Find your first stamp</ButtonLink>}
      />
    );
  }
  const editions = stampEditions(entries.map(({ breweryId }) => breweryId));
  return (
    <div className={styles.card}>
      <ul className={styles.stamps}>
        {entries.map(({ id, breweryId, breweryName, city, logo, visitedOn }, at) => (
          <li key={id}>
            <Link to="/brewery/$id" params={{ id: breweryId }} className={styles.link}>
              <Stamp
                brewery={{ id: breweryId, name: breweryName, city, logo }}
                edition={editions[at] ?? 0}
                size={104}
                day={visitedOn}
              />
              <span className={styles.name}>{breweryName}</span>
              <span className="visually-hidden">, {dateText(visitedOn)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.figures}>{figures.data && figuresText(figures.data)}</p>
        <ButtonLink to="/logbook" look="quiet">
          See it all
        </ButtonLink>
      </div>
    </div>
  );
}

function figuresText({ breweries, towns }: { breweries: number; towns: number }): string {
  const places = counted(breweries, 'brewery', 'breweries');
  return `${places} in ${counted(towns, 'town', 'towns')}`;
}
