import type { BreweryToSee, Overview } from '@hoptrail/contracts/admin/overview';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import rowLink from '../../../components/layout/navigation/row-link.module.css';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import rows from '../../../components/list/row-list.module.css';
import { counted } from '../../../lib/text/numbers.ts';
import styles from './overview.module.css';

/** What waits for an administrator or is out of order at a brewery, each with a link to it. */
export function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const { claims, imports, silentBoards, foreignTags } = waiting;
  const isNothing = claims + imports + silentBoards.length + foreignTags.length === 0;
  return (
    <TitledList title="What waits">
      {isNothing ? (
        <p className={rows.nobody}>Nothing waits for you.</p>
      ) : (
        <ul className={rows.list}>
          {claims > 0 && (
            <Row note="Somebody says that a brewery is theirs">
              <Link to="/admin/claims" className={rowLink.link}>
                {counted(claims, 'open claim', 'open claims')}
              </Link>
            </Row>
          )}
          {silentBoards.map((brewery) => (
            <Row key={brewery.id} note={brewery.name}>
              <Link
                to="/brewery/$id/boards"
                params={{ id: brewery.id }}
                className={rowLink.link}
                aria-label={`${boardsText(brewery)}: ${brewery.name}`}
              >
                {boardsText(brewery)}
              </Link>
            </Row>
          ))}
          {foreignTags.map((brewery) => (
            <Row key={brewery.id} note={brewery.name}>
              <Link
                to="/brewery/$id/tags"
                params={{ id: brewery.id }}
                className={rowLink.link}
                aria-label={`${tagsText(brewery)}: ${brewery.name}`}
              >
                {tagsText(brewery)}
              </Link>
            </Row>
          ))}
          {imports > 0 && (
            <li>
              <p className={rows.name}>{counted(imports, 'import', 'imports')} of check-ins</p>
              <p className={rows.note}>The server reads them by itself.</p>
            </li>
          )}
        </ul>
      )}
    </TitledList>
  );
}

function Row({ note, children }: { note: string; children: ReactNode }) {
  return (
    <li className={rows.row}>
      <div className={rows.text}>
        <p className={rows.name}>{children}</p>
        <p className={rows.note}>{note}</p>
      </div>
      <ChevronRight size={20} aria-hidden className={styles.chevron} />
    </li>
  );
}

function boardsText({ count }: BreweryToSee): string {
  return `${counted(count, 'board', 'boards')} without a connection`;
}

function tagsText({ count }: BreweryToSee): string {
  return `${counted(count, 'NFC tag', 'NFC tags')} with other keys`;
}
