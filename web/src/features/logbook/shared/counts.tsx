import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './counts.module.css';

interface CountsProps {
  figures: Pick<LogbookFigures, 'breweries' | 'towns' | 'states'>;
}

/** The breweries, towns and states that a person has been to. */
export function Counts({ figures: { breweries, towns, states } }: CountsProps) {
  return (
    <dl className={styles.counts}>
      <Count label={breweries === 1 ? 'brewery' : 'breweries'} value={breweries} />
      <Count label={towns === 1 ? 'town' : 'towns'} value={towns} />
      <Count label={states === 1 ? 'state' : 'states'} value={states} />
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd>{grouped(value)}</dd>
    </div>
  );
}
