import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { grouped } from '../../../lib/text/numbers.ts';
import type { NewCheckin } from '../new-checkin.ts';
import { ringMove } from './badge-progress.ts';
import styles from './celebration.module.css';
import { CompletedTrails } from './completed-trails.tsx';
import { badgeTone, CrackingBadge } from './cracking-badge.tsx';
import { FallingHops } from './falling-hops.tsx';
import { TickingCount } from './ticking-count.tsx';

/** One second of animation, and time to read the text. */
const SHOWN_MS = { checkin: 2800, badge: 4500 };
const RING_LENGTH = 100;

interface CelebrationProps {
  checkin: NewCheckin;
  breweryName: string;
  /** Whether it fades out because the sheet opens. */
  isFading: boolean;
  /** Called when it ends or the person closes it. */
  onEnd: () => void;
}

/**
 * The celebration of a check-in: hops fall, the ring fills and the count increases. A new badge and a
 * completed trail stay longer.
 */
export default function Celebration(props: CelebrationProps) {
  const { checkin, breweryName, isFading, onEnd } = props;
  const { checkins, badge, earnedBadge, trails = [] } = checkin;
  const completed = trails.filter(({ isCompleted }) => isCompleted);
  const earnsBadge = earnedBadge || completed.length > 0;
  useEnding(earnsBadge ? SHOWN_MS.badge : SHOWN_MS.checkin, onEnd);
  return (
    <div className={styles.veil} data-covers-header data-fading={isFading}>
      <FallingHops />
      <div className={styles.centre} role="status">
        <p className={styles.place}>{breweryName}</p>
        <div className={styles.badge}>
          <Ring checkin={checkin} />
          {earnedBadge ? (
            <CrackingBadge from={badgeFor(checkins - 1)} to={badgeFor(checkins)} size={150} />
          ) : (
            <img className={styles.hop} src={badge.icon} alt="" width={140} height={140} />
          )}
        </div>
        <TickingCount from={checkins - 1} to={checkins} />
        <p className={styles.unit}>{checkins === 1 ? 'check-in' : 'check-ins'}</p>
        {earnedBadge && <p className={styles.earned}>New badge: {badge.name}</p>}
        {!earnsBadge && <p className={styles.next}>{nextBadge(badge.nextBadgeAt)}</p>}
        <CompletedTrails trails={completed} />
      </div>
      <button type="button" className={styles.close} aria-label="Close" onClick={onEnd} />
    </div>
  );
}

function Ring({ checkin }: { checkin: NewCheckin }) {
  const { from, to } = ringMove(checkin);
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--from': RING_LENGTH * (1 - from),
    '--to': RING_LENGTH * (1 - to),
    ...(checkin.earnedBadge && { '--reached': badgeTone(badgeFor(checkin.checkins)) }),
  };
  return (
    <svg className={styles.ring} viewBox="0 0 220 220" style={style} aria-hidden="true">
      <circle cx="110" cy="110" r="102" />
      <circle className={styles.reached} cx="110" cy="110" r="102" pathLength={RING_LENGTH} />
    </svg>
  );
}

function nextBadge(at: number | null): string | undefined {
  return at === null ? undefined : `Next badge at ${grouped(at)} check-ins`;
}

function useEnding(milliseconds: number, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(end, milliseconds);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [milliseconds]);
}
