import { CHECKIN_PHOTOS_MAX } from '@hoptrail/contracts/limits';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type CSSProperties, useId, useRef, useState } from 'react';
import fieldset from '../../../../components/form/images/fieldset.module.css';
import frame from '../../../../components/form/inputs/field-frame.module.css';
import { photoSource } from '../waiting/photo-source.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import { waiting } from '../waiting/waiting-changes.ts';
import type { PhotoReference, WaitingPicture } from '../waiting/waiting-types.ts';
import styles from './entry-photos.module.css';

interface EntryPhotosProps {
  photos: readonly PhotoReference[];
  /** The name of the brewery. */
  name: string;
  onChange: (photos: readonly PhotoReference[]) => void;
}

/** The pictures of a check-in: those of the server and those that are still to be sent. */
export function EntryPhotos({ photos, name, onChange }: EntryPhotosProps) {
  const id = useId();
  const { pictures } = useWaiting();
  const [problem, setProblem] = useState<string>();
  // Several pictures are added one after the other.
  const latest = useRef(photos);
  latest.current = photos;
  const set = (next: readonly PhotoReference[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = async (files: readonly File[]) => {
    setProblem(undefined);
    for (const file of files) {
      if (isFull(latest.current)) {
        setProblem(`A check-in has at most ${CHECKIN_PHOTOS_MAX} pictures.`);
        return;
      }
      try {
        const added = await waiting.addPicture(file);
        // Others may have been added while this one was read.
        if (!isFull(latest.current)) set([...withRoom(latest.current), added]);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : 'Please select an image file.');
      }
    }
  };
  const remove = (photo: PhotoReference) => {
    setProblem(undefined);
    set(latest.current.filter((one) => one !== photo));
    document.getElementById(id)?.focus();
  };
  const isNoMore = isFull(photos);
  return (
    <fieldset className={fieldset.fieldset}>
      <legend className={frame.label}>Pictures</legend>
      <ol className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Photo
              source={photoSource(photo, pictures, 320)}
              picture={pictures.get(photo)}
              alt={`${name}, picture ${index + 1}`}
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => remove(photo)}
            >
              <span>
                <X size={16} aria-hidden />
              </span>
            </button>
          </li>
        ))}
        <li className={isNoMore ? 'visually-hidden' : undefined}>
          <input
            id={id}
            type="file"
            multiple
            className="visually-hidden"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            disabled={isNoMore}
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label htmlFor={id} className={styles.add}>
            <ImagePlus size={24} aria-hidden />
            <span>{photos.length === 0 ? 'Add pictures' : 'Add'}</span>
          </label>
        </li>
      </ol>
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

/** Returns whether no picture can be added. */
function isFull(photos: readonly PhotoReference[]): boolean {
  return photos.filter((photo) => !isRefused(photo)).length >= CHECKIN_PHOTOS_MAX;
}

/** Returns the pictures with a free slot: if there is none, the first refused one gives up its own. */
function withRoom(photos: readonly PhotoReference[]): PhotoReference[] {
  if (photos.length < CHECKIN_PHOTOS_MAX) return [...photos];
  return photos.toSpliced(photos.findIndex(isRefused), 1);
}

function isRefused(photo: PhotoReference): boolean {
  return waiting.current().pictures.get(photo)?.problem !== undefined;
}

interface PhotoProps {
  source: string | undefined;
  /** The picture, if it is still to be sent. */
  picture: WaitingPicture | undefined;
  alt: string;
}

function Photo({ source, picture, alt }: PhotoProps) {
  const style: CSSProperties & Record<'--share', number> = { '--share': picture?.share ?? 0 };
  const state = picture?.problem ? 'refused' : picture?.share !== undefined ? 'sending' : undefined;
  return (
    <div className={styles.photo} style={style} data-state={state}>
      {source ? <img src={source} alt={alt} /> : <span>{alt}</span>}
      {state === 'sending' && (
        <span className="visually-hidden">{Math.round((picture?.share ?? 0) * 100)} % sent</span>
      )}
    </div>
  );
}
