import { Suspense, useState } from 'react';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { photoSource } from '../shared/waiting/photo-source.ts';
import { waiting } from '../shared/waiting/waiting-changes.ts';
import styles from './row-photos.module.css';

const FullScreenPictures = lazy(
  () => import('../../../components/picture/full-screen-pictures.tsx'),
);

interface RowPhotosProps {
  /** The id of the check-in. */
  id: string;
  /** The name of its brewery. */
  name: string;
  photos: readonly string[];
}

/** The pictures of a check-in, small; each opens over the whole screen. */
export function RowPhotos({ id, name, photos }: RowPhotosProps) {
  const dialog = useConfirmation(`pictures.${id}`);
  const [start, setStart] = useState(0);
  const sourceOf = (path: string, width: 320 | 1280) =>
    photoSource(path, waiting.current().pictures, width);
  return (
    <>
      <ul className={styles.photos} aria-label={`Pictures of ${name}`}>
        {photos.map((path, at) => (
          <li key={path}>
            <button
              type="button"
              className={styles.photo}
              onClick={() => {
                setStart(at);
                dialog.show();
              }}
            >
              <img
                src={sourceOf(path, 320)}
                alt={`${name}, ${at + 1} of ${photos.length}`}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {dialog.open && (
        <Suspense>
          <FullScreenPictures
            name={name}
            pictures={photos.flatMap((path) => sourceOf(path, 1280) ?? [])}
            start={start}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </>
  );
}
