import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import type { ReactNode } from 'react';
import { Change } from '../shared/change.tsx';
import { countText } from '../shared/count-text.ts';
import styles from './people-tiles.module.css';

interface PeopleTilesProps {
  period: Statistics['periods'][number];
  /** The people who have the brewery among their favorites now. */
  favorites: number | null;
}

/** How many people came, came again, and added the brewery to their favorites. */
export function PeopleTiles({ period: { now, before }, favorites }: PeopleTilesProps) {
  return (
    <dl className={styles.tiles}>
      <Tile name="Visitors" count={now.visitors}>
        <Change now={now.visitors} before={before.visitors} />
      </Tile>
      <Tile name="Came again" count={now.returning}>
        <Change now={now.returning} before={before.returning} />
      </Tile>
      <Tile name="Favorites" count={favorites}>
        {now.favorites === null && before.favorites === null
          ? 'people who see your news first'
          : `${countText(now.favorites)} new, ${countText(before.favorites)} before`}
      </Tile>
    </dl>
  );
}

interface TileProps {
  name: string;
  count: number | null;
  children: ReactNode;
}

function Tile({ name, count, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count} data-hidden={count === null}>
        {countText(count)}
      </dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
