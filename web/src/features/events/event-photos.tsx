import { sizedImage } from '@hoptrail/contracts/image-paths';
import { useLoadablePhotos } from '../../lib/use-loadable-photos.ts';
import styles from './event-photos.module.css';

/** An event's photos, the first one large; those that do not load are left out. */
export function EventPhotos({ name, photos }: { name: string; photos: string[] }) {
  const { shown, leaveOut } = useLoadablePhotos(photos);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="photos">
      <h2 id="photos">Photos</h2>
      <ul className={styles.photos}>
        {shown.map((src, index) => (
          <li key={src}>
            <img
              className={styles.photo}
              src={sizedImage(src, index === 0 ? 1280 : 640)}
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
