import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import { IconButton } from '../../../components/actions/icon-button.tsx';
import { Mark } from '../../../components/layout/mark.tsx';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { useWaitingCall } from '../../../data/waiting/calls/use-waiting-call.ts';
import { dayText } from '../../../lib/text/dates.ts';
import { timeText } from '../../../lib/text/times.ts';
import { EntryTrails } from '../shared/entry-trails.tsx';
import { Stamp } from '../shared/stamp.tsx';
import { useWaitingChange } from '../shared/waiting/use-waiting.ts';
import { withChange } from '../shared/waiting/waiting-types.ts';

import styles from './entry-row.module.css';
import { RowPhotos } from './row-photos.tsx';

interface EntryRowProps {
  entry: LogbookEntry;
  edition: number;
  onEdit: (entry: LogbookEntry) => void;
}

/** A check-in of the logbook: its stamp, where and when it was, note and pictures. */
export const EntryRow = memo(function EntryRow({ entry, edition, onEdit }: EntryRowProps) {
  const { breweryId, breweryName, city, state, visitedOn, localTime } = entry;
  const change = useWaitingChange(entry.id);
  const call = useWaitingCall('checkin', entry.id);
  const shown = withChange(entry, change);
  const { notes, photos } = shown;
  const when = localTime ? `${dayText(visitedOn)} at ${timeText(localTime)}` : dayText(visitedOn);
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <article className={styles.entry}>
      <Stamp
        brewery={{ id: breweryId, name: breweryName, city, logo: entry.logo }}
        edition={edition}
        size={88}
        day={visitedOn}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to="/brewery/$id" params={{ id: breweryId }}>
            {breweryName}
          </Link>
        </h3>
        <p className={styles.place}>{place}</p>
        <p className={styles.when}>
          <time dateTime={entry.createdAt}>{when}</time>
        </p>
        <Marks {...shown} change={call ?? change} />
        {call?.problem !== undefined && (
          <p className={styles.problem}>This check-in does not count: {call.problem}</p>
        )}
        {change?.problem !== undefined && (
          <p className={styles.problem}>Not saved: {change.problem}</p>
        )}
        {notes && <p className={styles.note}>{notes}</p>}
        {entry.beers.length > 0 && (
          <ul className={styles.beers} aria-label={`Beers at ${breweryName}`}>
            {entry.beers.map((beer) => (
              <li key={beer.name}>
                <Beer {...beer} />
              </li>
            ))}
          </ul>
        )}
        {entry.trails && <EntryTrails trails={entry.trails} />}
        {photos.length > 0 && <RowPhotos id={entry.id} name={breweryName} photos={photos} />}
      </div>
      <IconButton
        Icon={Pencil}
        label={`Edit check-in at ${breweryName} on ${dayText(visitedOn)}`}
        size={18}
        className={styles.edit}
        onClick={() => onEdit(entry)}
      />
    </article>
  );
});

function Marks(props: LogbookEntry & { change: { problem?: string | undefined } | undefined }) {
  const { isFirstVisit, isClosed, onlyForMe, sentLater, change } = props;
  const isOnline = useIsOnline();
  const isWaiting = change !== undefined && change.problem === undefined;
  if (!isFirstVisit && !isClosed && !onlyForMe && !sentLater && !isWaiting) return null;
  return (
    <p className={styles.marks}>
      {isWaiting && <Mark look="warm">{isOnline ? 'Sending' : 'Waiting for signal'}</Mark>}
      {sentLater && <Mark>Sent later</Mark>}
      {isFirstVisit && <Mark look="warm">First visit</Mark>}
      {isClosed && <Mark>Closed</Mark>}
      {onlyForMe && <Mark>Only for me</Mark>}
    </p>
  );
}

function Beer({ id, name, rating }: LogbookEntry['beers'][number]) {
  const text = (
    <>
      {name}
      {rating !== null && (
        <strong>
          {' '}
          <span className="visually-hidden">rated </span>
          {rating}
        </strong>
      )}
    </>
  );
  if (!id) return text;
  return (
    <Link to="/beer/$id" params={{ id }}>
      {text}
    </Link>
  );
}
