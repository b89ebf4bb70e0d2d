import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** How much of the ring is filled, from 0 to 1. */
  share: number;
  /** Width and height in CSS pixels. */
  size: number;
  /** The content of the ring. */
  children: ReactNode;
}

const WIDTH = 6;

/** A progress ring around a picture. The text beside it must name the value. */
export function ProgressRing({ share, size, children }: ProgressRingProps) {
  const radius = (size - WIDTH) / 2;
  const filled = Math.min(1, Math.max(0, share));
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: WIDTH };
  return (
    <div className={styles.ring} style={{ width: size, height: size }}>
      <svg width={size} height={size} className={styles.circles} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle
          {...circle}
          className={styles.fill}
          pathLength={1}
          strokeDasharray={`${filled} 1`}
          strokeLinecap={filled > 0 ? 'round' : 'butt'}
        />
      </svg>
      {children}
    </div>
  );
}
