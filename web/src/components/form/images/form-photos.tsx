import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useRef } from 'react';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { showToast } from '../../../lib/toast.ts';
import { ImagePicker } from '../../upload/image-picker.tsx';
import { useField } from '../fields/use-field.ts';
import type { FormState } from '../form-state.ts';
import fieldStyles from '../inputs/field-frame.module.css';
import fieldset from './fieldset.module.css';
import { usePendingImage } from './form-image-state.ts';
import styles from './form-photos.module.css';
import { joinPhotos, movedPhoto, splitPhotos } from './form-photos-text.ts';

interface FormPhotosProps<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  /** The maximum number of photos. */
  max: number;
}

/** A photos field of a form: add, remove and reorder. */
export function FormPhotos<Name extends string>({ form, name, max }: FormPhotosProps<Name>) {
  const { id, label, control } = form.field(name);
  const { value, error, onChange } = useField({ name, control });
  const photos = splitPhotos(value);
  const latest = useRef(photos);
  latest.current = photos;
  const setPhotos = (next: readonly string[]) => onChange(joinPhotos(next));
  const move = (path: string, by: -1 | 1) => setPhotos(movedPhoto(latest.current, path, by));

  const added = usePendingImage({
    form,
    name,
    // Each upload starts empty and is then appended to the photos of that moment.
    value: '',
    onChange: (path) => setPhotos([...latest.current, path]),
    maxBytes: UPLOAD_BYTES,
    onUploaded: () =>
      showToast({ type: 'success', title: 'Photo uploaded. Click Save Changes to apply.' }),
    failures: uploadFailures,
  });
  const isFull = photos.length >= max;
  return (
    <fieldset className={`${fieldset.fieldset} ${styles.field}`} data-invalid={error !== undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      <ol className={styles.photos}>
        {photos.map((path, index) => (
          <li key={path} className={styles.row}>
            <Thumbnail path={path} index={index} />
            <div className={styles.tools}>
              <Tool label={`Move photo ${index + 1} up`} onTap={() => move(path, -1)}>
                <ArrowUp size={20} aria-hidden />
              </Tool>
              <Tool label={`Move photo ${index + 1} down`} onTap={() => move(path, 1)}>
                <ArrowDown size={20} aria-hidden />
              </Tool>
              <Tool
                label={`Remove photo ${index + 1}`}
                onTap={() => {
                  setPhotos(latest.current.filter((one) => one !== path));
                  document.getElementById(id)?.focus();
                }}
              >
                <Trash2 size={20} aria-hidden />
              </Tool>
            </div>
          </li>
        ))}
      </ol>
      {!isFull && (
        <ImagePicker
          id={id}
          label="Add photo"
          hint="JPEG, PNG or WebP, up to 10 MB"
          shape="wide"
          state={added.state}
          onPick={added.choose}
          oneAtATime
        />
      )}
      <p className={styles.count} aria-live="polite">
        {photos.length} of {max} photos
      </p>
      <p aria-live="polite" className={fieldStyles.error}>
        {error}
      </p>
    </fieldset>
  );
}

function Thumbnail({ path, index }: { path: string; index: number }) {
  const src = displayImage(path);
  const alt = `Photo ${index + 1}`;
  return src ? (
    <img
      src={sizedImage(src, 320)}
      referrerPolicy="no-referrer"
      alt={alt}
      className={styles.photo}
      width={96}
      height={72}
    />
  ) : (
    <span className={styles.photo}>{alt}</span>
  );
}

interface ToolProps {
  label: string;
  onTap: () => void;
  children: ReactNode;
}

function Tool({ label, onTap, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      onClick={({ currentTarget }) => {
        onTap();
        // A moved row loses the focus.
        requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus());
      }}
    >
      {children}
    </button>
  );
}
