import { sizedImage } from '@hoptrail/contracts/image-paths';
import { useLoadablePhotos } from '../../lib/use-loadable-photos.ts';
import styles from './photo-strip.module.css';

/** A brewery's photos in a row to swipe through; those that do not load are left out. */
export function PhotoStrip({ name, photos }: { name: string; photos: string[] }) {
  const { shown, leaveOut } = useLoadablePhotos(photos);
  if (shown.length === 0) return null;
  return (
    <section className={styles.photos} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls with the arrow keys */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="photos">
        {shown.map((src, index) => (
          <li key={src} className={styles.photo}>
            <img
              src={sizedImage(src, 640)}
              alt={`${name}, ${index + 1} of ${shown.length}`}
              loading="lazy"
              decoding="async"
              onError={() => leaveOut(src)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
