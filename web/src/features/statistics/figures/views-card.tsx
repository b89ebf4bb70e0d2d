import { type ViewKind, viewKinds } from '@hoptrail/contracts/lists/view-kinds';
import type { Statistics } from '@hoptrail/contracts/statistics/statistics';
import type { LucideIcon } from 'lucide-react';
import Beer from 'lucide-react/icons/beer';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Eye from 'lucide-react/icons/eye';
import Globe from 'lucide-react/icons/globe';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { Change } from '../shared/change.tsx';
import { countText } from '../shared/count-text.ts';
import styles from './views-card.module.css';

/** The icon and name of each kind of view. */
const kinds: Readonly<Record<ViewKind, readonly [LucideIcon, string]>> = {
  page: [Eye, 'Page views'],
  tapList: [Beer, 'Tap list'],
  website: [Globe, 'Website'],
  phone: [Phone, 'Telephone'],
  directions: [Navigation, 'Directions'],
  events: [CalendarDays, 'Events'],
};

/** How many people viewed the page and tapped its links. */
export function ViewsCard({ period }: { period: Statistics['periods'][number] }) {
  const { now, before } = period;
  return (
    <section className={styles.card} aria-labelledby="views">
      <h2 id="views" className={styles.title}>
        Your page
      </h2>
      <dl>
        {viewKinds.map((kind) => {
          const [Icon, name] = kinds[kind];
          const count = now.views[kind];
          return (
            <div key={kind} className={styles.row}>
              <Icon size={20} className={styles.icon} aria-hidden />
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.count} data-hidden={count === null}>
                {countText(count)}
              </dd>
              <dd className={styles.change}>
                <Change now={count} before={before.views[kind]} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
