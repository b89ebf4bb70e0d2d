import type { CSSProperties } from 'react';
import styles from './falling-hops.module.css';

const COUNT = 22;

/** Hops that fall once, over one second. */
export function FallingHops() {
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <svg
          key={places[index]}
          className={styles.hop}
          viewBox="0 0 24 32"
          style={fall(index)}
          aria-hidden="true"
        >
          <path
            className={styles.leaf}
            d="M12 5C8 1 4 2 2 5c4 2 7 2 10 0 3 2 6 2 10 0-2-3-6-4-10 0Z"
          />
          <path className={styles.shade} d="M12 31C6 27 5 21 12 16c7 5 6 11 0 15Z" />
          <path d="M7 26C1 21 2 14 8 11c5 5 4 11-1 15ZM17 26c6-5 5-12-1-15-5 5-4 11 1 15Z" />
          <path className={styles.shade} d="M12 23C7 19 7 13 12 9c5 4 5 10 0 14Z" />
          <path d="M7 17C2 13 3 7 9 5c4 4 3 9-2 12ZM17 17c5-4 4-10-2-12-4 4-3 9 2 12Z" />
        </svg>
      ))}
    </div>
  );
}

/** The columns of the screen, each once, so that no two hops fall in the same one. */
const places = Array.from({ length: COUNT }, (_, index) => ((index + 0.5) / COUNT) * 100);

function fall(index: number): CSSProperties & Record<`--${string}`, string> {
  const size = 18 + 24 * scattered(index, 1);
  return {
    '--x': `${places[index]}%`,
    '--size': `${size}px`,
    '--turn': `${360 * scattered(index, 2) - 180}deg`,
    '--delay': `${420 * scattered(index, 3)}ms`,
    // Larger hops look nearer and fall faster.
    '--duration': `${1300 - size * 12}ms`,
  };
}

/** Returns a number from 0 to 1 that looks random and is always the same. */
function scattered(index: number, seed: number): number {
  return Math.abs(Math.sin(index * 12.9898 + seed * 78.233) * 43758.5453) % 1;
}
