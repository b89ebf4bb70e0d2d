import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Gift from 'lucide-react/icons/gift';
import MapPinned from 'lucide-react/icons/map-pinned';
import type { ReactNode } from 'react';
import card from '../../../components/layout/card.module.css';
import { dateText } from '../../../lib/text/dates.ts';
import styles from './trail-terms.module.css';
import { evidenceText, rulesText } from './trail-texts.ts';

/** The conditions of a trail, its reward and its prize. */
export function TrailTerms({ trail }: { trail: TrailDetail }) {
  const { startsOn, endsOn, reward, prize, prizeUntil } = trail;
  return (
    <section className={card.card} aria-label="About the trail">
      <ul className={styles.terms}>
        <Term Icon={CalendarDays}>
          <span data-own>
            {dateText(startsOn)} to {dateText(endsOn)}
          </span>
        </Term>
        <Term Icon={MapPinned}>
          <span data-own>{rulesText(trail)}</span>
        </Term>
        <Term Icon={Award}>{reward}</Term>
        {prize && (
          <Term Icon={Gift}>
            {prize}
            {prizeUntil && `, handed out until ${dateText(prizeUntil)} while stocks last`}
          </Term>
        )}
      </ul>
      <p className={styles.note}>
        Check-ins count since the first day of the trail.{' '}
        <span data-own>{evidenceText(trail)}</span>
      </p>
    </section>
  );
}

function Term({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.term}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
