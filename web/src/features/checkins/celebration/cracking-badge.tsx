import type { BadgeTier } from '@hoptrail/contracts/lib/badges';
import { badgeSlugs, badgeTones } from '@hoptrail/drawings/parts/badge-tones';
import type { CSSProperties } from 'react';
import styles from './cracking-badge.module.css';

interface CrackingBadgeProps {
  from: Pick<BadgeTier, 'icon'>;
  to: Pick<BadgeTier, 'icon' | 'slug'>;
  /** Width and height in CSS pixels. */
  size: number;
}

/** The pieces of the old badge: their corners in percent, and where each flies. */
const pieces = [
  { corners: '0 0, 46% 0, 54% 18%, 44% 34%, 50% 46%, 0 44%', x: -86, y: -74, turn: -58 },
  { corners: '46% 0, 100% 0, 100% 40%, 50% 46%, 44% 34%, 54% 18%', x: 92, y: -66, turn: 64 },
  { corners: '0 44%, 50% 46%, 42% 62%, 50% 76%, 45% 100%, 0 100%', x: -80, y: 78, turn: -42 },
  { corners: '100% 40%, 100% 100%, 45% 100%, 50% 76%, 42% 62%, 50% 46%', x: 88, y: 84, turn: 50 },
] as const;

/** The cracks, along the edges of the pieces. */
const CRACKS = 'M46 0L54 18L44 34L50 46L42 62L50 76L45 100M0 44L50 46L100 40';
const SPARKS = 12;

/**
 * A new badge: the old cone trembles, cracks, and falls apart around the new one. With reduced motion
 * the new one is there at once. Decorative: the text below names the badge.
 */
export function CrackingBadge({ from, to, size }: CrackingBadgeProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: `${size}px`,
    height: `${size}px`,
    '--tone': badgeTone(to),
  };
  return (
    <div className={styles.badge} style={style} aria-hidden>
      <span className={styles.glow} />
      {Array.from({ length: SPARKS }, (_, index) => (
        <span key={sparkTurns[index]} className={styles.spark} style={spark(index)} />
      ))}
      <img className={styles.fresh} src={to.icon} alt="" width={size} height={size} />
      <span className={styles.old}>
        {pieces.map(({ corners, ...flight }) => (
          <img
            key={corners}
            className={styles.piece}
            style={piece(corners, flight)}
            src={from.icon}
            alt=""
            width={size}
            height={size}
          />
        ))}
        <svg className={styles.cracks} viewBox="0 0 100 100" aria-hidden="true">
          <path d={CRACKS} pathLength={1} />
        </svg>
      </span>
    </div>
  );
}

/** Returns the color of a badge. */
export function badgeTone({ slug }: Pick<BadgeTier, 'slug'>): string {
  const name = badgeSlugs.find((one) => one === slug) ?? 'white-hop';
  return badgeTones[name].ring;
}

const sparkTurns = Array.from({ length: SPARKS }, (_, index) => (index / SPARKS) * 360);

function spark(index: number): CSSProperties & Record<`--${string}`, string> {
  return {
    '--turn': `${sparkTurns[index]}deg`,
    '--far': `${-104 - 26 * (index % 3)}px`,
  };
}

function piece(
  corners: string,
  { x, y, turn }: { x: number; y: number; turn: number },
): CSSProperties & Record<`--${string}`, string> {
  return {
    clipPath: `polygon(${corners})`,
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--turn': `${turn}deg`,
  };
}
