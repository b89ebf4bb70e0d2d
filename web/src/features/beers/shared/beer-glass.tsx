import { beerShade } from '@hoptrail/contracts/lists/beer-shades';
import { useId } from 'react';
import styles from './beer-glass.module.css';

interface BeerGlassProps {
  style: string;
  /** An empty glass is an outline. */
  full: boolean;
  /** How far a full glass is filled, above 0 to 1. */
  level?: number;
  /** In CSS pixels; the width follows. */
  height: number;
}

/** A pint of a style in the color that it usually has. */
export function BeerGlass({ style, full, level = 1, height }: BeerGlassProps) {
  const inside = useId();
  return (
    <svg
      className={styles.glass}
      data-shade={beerShade(style)}
      data-full={full || undefined}
      style={full && level < 1 ? { ['--empty' as string]: `${(1 - level) * FILLED}px` } : undefined}
      viewBox="0 0 24 30"
      width={(height * 24) / 30}
      height={height}
      aria-hidden="true"
    >
      <clipPath id={inside}>
        <path d={glass} />
      </clipPath>
      <g clipPath={`url(#${inside})`}>
        <g className={styles.beer}>
          <rect y="5" width="24" height="25" className={styles.liquid} />
          <path d="M15 5h6l-3 25h-5z" className={styles.shadow} />
          <path d="M3 1h18v6.5q-2.2 2.4-4.5 0t-4.5 0-4.5 0-4.5 0z" className={styles.foam} />
        </g>
      </g>
      <path d={glass} className={styles.outline} />
    </svg>
  );
}

/** The height of a full glass's beer, with the foam. */
const FILLED = 22;

const glass = 'M4 2.5h16l-1.9 23a2.5 2.5 0 0 1-2.5 2.3H8.4a2.5 2.5 0 0 1-2.5-2.3z';
