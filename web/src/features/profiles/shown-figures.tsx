import type { Profile } from '@hoptrail/contracts/profiles';
import { distanceText } from '../../lib/text/distance-text.ts';
import { useDistanceUnit } from '../../lib/text/distance-unit.ts';
import { grouped } from '../../lib/text/numbers.ts';
import { monthText } from '../trail/shared/day-text.ts';
import { YearStrip } from '../trail/shared/year-strip.tsx';
import { Counts } from './shared/counts.tsx';
import styles from './shown-figures.module.css';

/** What a person's check-ins add up to, as others may see it. */
export function ShownFigures({ figures }: Pick<Profile, 'figures'>) {
  const unit = useDistanceUnit();
  const { since, weeks, currentRun, longestRun, farthestApart } = figures;
  return (
    <section className={styles.card} aria-label="Figures">
      <Counts figures={figures} />
      {since && <p className={styles.since}>On the trail since {monthText(since)}</p>}
      <YearStrip weeks={weeks} />
      <dl className={styles.facts}>
        {currentRun && <Fact label="Weeks in a row now" value={grouped(currentRun.weeks)} />}
        {longestRun && (
          <Fact
            label="Longest run"
            value={`${grouped(longestRun.weeks)} weeks`.replace(/^1 weeks$/, '1 week')}
          />
        )}
        {farthestApart && (
          <Fact
            label={`${farthestApart.from.city} to ${farthestApart.to.city}`}
            value={distanceText(farthestApart.miles, unit)}
          />
        )}
      </dl>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
