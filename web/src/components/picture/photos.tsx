import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { useState } from 'react';
import { TitledList } from '../layout/titled-list.tsx';
import styles from './photos.module.css';

interface PhotosProps {
  /** The name of what the photos show. */
  name: string;
  /** The stored paths; duplicates are shown once. */
  photos: readonly string[];
  /** A row to swipe through, or a grid, where an odd photo is large. */
  look: 'strip' | 'grid';
}

/** Photos below their title, without those that do not load. */
export function Photos({ name, photos, look }: PhotosProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [...new Set(photos)].flatMap((stored) => {
    const src = displayImage(stored);
    return src && !broken.includes(src) ? [src] : [];
  });
  if (shown.length === 0) return null;
  return (
    <TitledList title="Photos">
      {/* A strip scrolls with the arrow keys. */}
      <ul className={styles[look]} aria-label="Photos" tabIndex={look === 'strip' ? 0 : undefined}>
        {shown.map((src, index) => (
          <li key={src}>
            <img
              className={styles.photo}
              src={sizedImage(src, look === 'grid' && index === 0 ? 1280 : 640)}
              referrerPolicy="no-referrer"
              alt={`${name}, ${index + 1} of ${shown.length}`}
              loading="lazy"
              decoding="async"
              onError={() => setBroken((sources) => [...sources, src])}
            />
          </li>
        ))}
      </ul>
    </TitledList>
  );
}
