import type { HistoryEntry } from '@hoptrail/contracts/history/history';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { clockText } from '../../../lib/text/times.ts';
import { ChangeLine } from './change-line.tsx';
import styles from './entry-card.module.css';
import { EntryFoot } from './entry-foot.tsx';
import { entryTexts } from './entry-texts.ts';

interface EntryCardProps {
  entry: HistoryEntry;
  /** Whether the person and the brewery link to their own history. */
  isLinked: boolean;
}

/** An entry of the history: who changed what and when, with old and new values. */
export function EntryCard({ entry, isLinked }: EntryCardProps) {
  const { actor, person, breweryId, createdAt } = entry;
  // The sentence of an entry names these changes already.
  const changes = entry.changes.filter(
    ({ field }) => entry.kind !== 'staff' && !(entry.kind === 'claim' && field === 'status'),
  );
  const { did, what } = entryTexts(entry);
  const about = entry.kind === 'user' && person ? { person: person.id } : undefined;
  const within = breweryId ? { brewery: breweryId } : undefined;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        {actor ? (
          <Avatar id={actor.id} src={actor.profileImage} size={36} />
        ) : (
          <span className={styles.nobody} />
        )}
        <p className={styles.sentence}>
          <Name search={isLinked && actor ? { person: actor.id } : undefined}>
            {actor?.username ?? (entry.byHost ? 'The host' : 'A deleted account')}
          </Name>{' '}
          {did} {what && <Name search={isLinked ? (about ?? within) : undefined}>{what}</Name>}
        </p>
        <time className={styles.time} dateTime={createdAt}>
          {clockText(new Date(createdAt))}
        </time>
      </header>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <ChangeLine key={change.field} kind={entry.kind} change={change} verb={entry.verb} />
          ))}
        </dl>
      )}
      {(entry.canUndo || entry.isUndone) && <EntryFoot entry={entry} />}
    </article>
  );
}

interface NameProps {
  /** The filter that a tap sets; undefined for plain text. */
  search: { person: string } | { brewery: string } | undefined;
  children: ReactNode;
}

function Name({ search, children }: NameProps) {
  if (!search) return <strong className={styles.name}>{children}</strong>;
  return (
    <Link to="/admin/history" search={search} className={styles.name}>
      {children}
    </Link>
  );
}
