import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { Suspense, useState } from 'react';
import { useConfirmation } from '../dialog/use-dialog.ts';
import { lazy } from '../layout/lazy.tsx';
import { TitledList } from '../layout/titled-list.tsx';
import styles from './photos.module.css';

const FullScreenPictures = lazy(() => import('./full-screen-pictures.tsx'));

interface PhotosProps {
  /** The name of what the photos show. */
  name: string;
  /** The stored paths; duplicates are shown once. */
  photos: readonly string[];
  /** A row to swipe through, or a grid, where an odd photo is large. */
  look: 'strip' | 'grid';
}

/** Photos below their title, without those that do not load; each opens over the whole screen. */
export function Photos({ name, photos, look }: PhotosProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [...new Set(photos)].flatMap((stored) => {
    const src = displayImage(stored);
    return src && !broken.includes(src) ? [src] : [];
  });
  const dialog = useConfirmation('photos');
  const [start, setStart] = useState(0);
  if (shown.length === 0) return null;
  return (
    <TitledList title="Photos">
      {/* A strip scrolls with the arrow keys. */}
      <ul className={styles[look]} aria-label="Photos" tabIndex={look === 'strip' ? 0 : undefined}>
        {shown.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              className={styles.open}
              onClick={() => {
                setStart(index);
                dialog.show();
              }}
            >
              <img
                className={styles.photo}
                src={sizedImage(src, look === 'grid' && index === 0 ? 1280 : 640)}
                referrerPolicy="no-referrer"
                alt={`${name}, ${index + 1} of ${shown.length}`}
                loading="lazy"
                decoding="async"
                onError={() => setBroken((sources) => [...sources, src])}
              />
            </button>
          </li>
        ))}
      </ul>
      {dialog.open && (
        <Suspense>
          <FullScreenPictures
            name={name}
            pictures={shown.map((src) => sizedImage(src, 1280))}
            start={start}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </TitledList>
  );
}
