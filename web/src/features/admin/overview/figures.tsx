import type { Overview, OverviewFigure } from '@hoptrail/contracts/admin/overview';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { grouped } from '../../../lib/text/numbers.ts';
import { Change } from '../../statistics/shared/change.tsx';
import styles from './overview.module.css';

/** How many check-ins, accounts and breweries are new, beside the week before. */
export function Figures({ figures }: { figures: Overview['figures'] }) {
  return (
    <TitledList title="The last 7 days">
      <dl className={styles.tiles}>
        <Tile name="Check-ins" figure={figures.checkins} />
        <Tile name="Sign-ups" figure={figures.signUps} />
        <Tile name="New breweries" figure={figures.breweries} />
      </dl>
    </TitledList>
  );
}

function Tile({ name, figure }: { name: string; figure: OverviewFigure }) {
  const { day, dayBefore, week, weekBefore } = figure;
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={styles.count}>{grouped(week)}</dd>
      <dd>
        <Change now={week} before={weekBefore} />
      </dd>
      <dd className={styles.day}>
        {grouped(day)} in the last 24 hours, {grouped(dayBefore)} a week earlier
      </dd>
    </div>
  );
}
