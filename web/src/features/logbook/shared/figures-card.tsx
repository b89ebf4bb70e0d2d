import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import type { ReactNode } from 'react';
import { monthText } from '../../../lib/text/dates.ts';
import { Counts } from './counts.tsx';
import styles from './figures-card.module.css';
import { YearStrip } from './year-strip.tsx';

interface FiguresCardProps {
  figures: Pick<LogbookFigures, 'breweries' | 'towns' | 'states' | 'since' | 'weeks'>;
  /** The other figures, below the year. */
  children: ReactNode;
}

/** A card with the figures of a logbook: the places, the first month and the last year. */
export function FiguresCard({ figures, children }: FiguresCardProps) {
  const { since, weeks } = figures;
  return (
    <section className={styles.card} aria-label="Figures">
      <Counts figures={figures} />
      {since && <p className={styles.since}>Checking in since {monthText(since)}</p>}
      <YearStrip weeks={weeks} />
      {children}
    </section>
  );
}
