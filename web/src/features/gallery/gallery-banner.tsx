import type { ReactNode } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './gallery-banner.module.css';

interface GalleryBannerProps {
  /** The element in the upper left corner. */
  corner: ReactNode;
  /** The title. */
  children: ReactNode;
}

/** The animals in the group picture, from the left. */
const posing = ['olive', 'biscuit', 'captain-comb', 'buttercup', 'sheldon'];

/** The regulars in a row, under the lamp. */
export function GalleryBanner({ corner, children }: GalleryBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.corner}>{corner}</div>
      <div className={styles.row} aria-hidden>
        {posing.map((slug) => (
          <Picture
            key={slug}
            className={styles.pet}
            src={`/art/animals/${slug}.svg`}
            fallback=""
            alt=""
            width={132}
            height={132}
            eager
          />
        ))}
      </div>
      {children}
    </header>
  );
}
