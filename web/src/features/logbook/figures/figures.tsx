import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flame from 'lucide-react/icons/flame';
import Route from 'lucide-react/icons/route';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import { monthText } from '../../../lib/text/dates.ts';
import { distanceText } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import { counted } from '../../../lib/text/numbers.ts';
import { FiguresCard } from '../shared/figures-card.tsx';
import { weeksText } from '../shared/weeks-text.ts';
import styles from './figures.module.css';
import { FirstVisits } from './first-visits.tsx';

const WEEKDAYS = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const;

/** The figures of the person's own check-ins. */
export function Figures() {
  const figures = trpc.logbook.figures.useQuery();
  const { data } = figures;
  if (data) return data.checkins > 0 ? <ShownFigures figures={data} /> : null;
  return <PendingState query={figures} failed="Your figures did not load" skeleton={480} />;
}

function ShownFigures({ figures }: { figures: LogbookFigures }) {
  return (
    <FiguresCard figures={figures}>
      <Facts figures={figures} />
      <FirstVisits figures={figures} />
    </FiguresCard>
  );
}

function Facts({ figures }: { figures: LogbookFigures }) {
  const unit = useDistanceUnit();
  const { currentRun, longestRun, busiestWeekday, farthestApart } = figures;
  const isRecord = currentRun !== null && currentRun.weeks === longestRun?.weeks;
  return (
    <ul className={styles.facts}>
      <Fact icon={<Flame size={20} aria-hidden />} is={weeksText(currentRun?.weeks ?? 0)}>
        {currentRun ? 'in a row now' : 'in a row: go this week to begin'}
        {isRecord && ', your longest run'}
      </Fact>
      {longestRun && !isRecord && (
        <Fact icon={<Trophy size={20} aria-hidden />} is={weeksText(longestRun.weeks)}>
          your longest run, {monthText(longestRun.from)}
        </Fact>
      )}
      {busiestWeekday && (
        <Fact
          icon={<CalendarDays size={20} aria-hidden />}
          is={WEEKDAYS[busiestWeekday.weekday - 1] ?? ''}
        >
          your busiest day, <CheckinCount of={busiestWeekday.checkins} />
        </Fact>
      )}
      {farthestApart && (
        <Fact icon={<Route size={20} aria-hidden />} is={distanceText(farthestApart.miles, unit)}>
          between {farthestApart.from.breweryName} and {farthestApart.to.breweryName}
        </Fact>
      )}
    </ul>
  );
}

/** Not broken at its hyphen. */
function CheckinCount({ of: count }: { of: number }) {
  return <span className={styles.count}>{counted(count, 'check-in', 'check-ins')}</span>;
}

function Fact({ icon, is, children }: { icon: ReactNode; is: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <strong>{is}</strong> {children}
      </span>
    </li>
  );
}
