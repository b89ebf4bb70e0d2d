import type { Profile } from '@hoptrail/contracts/profiles/profiles';
import { distanceText } from '../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../lib/text/distance/distance-unit.ts';
import { grouped } from '../../lib/text/numbers.ts';
import { FiguresCard } from '../logbook/shared/figures-card.tsx';
import { weeksText } from '../logbook/shared/weeks-text.ts';
import styles from './shown-figures.module.css';

/** The public figures of a person's check-ins. */
export function ShownFigures({ figures }: Pick<Profile, 'figures'>) {
  const unit = useDistanceUnit();
  const { currentRun, longestRun, farthestApart } = figures;
  return (
    <FiguresCard figures={figures}>
      <dl className={styles.facts}>
        {currentRun && <Fact label="Weeks in a row now" value={grouped(currentRun.weeks)} />}
        {longestRun && <Fact label="Longest run" value={weeksText(longestRun.weeks)} />}
        {farthestApart && (
          <Fact
            label={`${farthestApart.from.city} to ${farthestApart.to.city}`}
            value={distanceText(farthestApart.miles, unit)}
          />
        )}
      </dl>
    </FiguresCard>
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
