import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import type { CSSProperties } from 'react';
import { useIsUserKnown } from '../../../data/session.ts';
import { Button } from '../../actions/button.tsx';
import { ImagePicker } from '../../upload/image-picker.tsx';
import fieldStyles from '../inputs/field-frame.module.css';
import fieldset from './fieldset.module.css';
import styles from './form-image.module.css';
import type { FormImageState } from './form-image-state.ts';

interface FormImageProps {
  image: FormImageState;
  /** The hint about file size and aspect ratio. */
  hint?: string;
  /** The aspect ratio, width to height. */
  ratio?: keyof typeof ratios;
  required?: boolean;
  /** The label of the remove button; without it there is none. */
  remove?: string;
}

/** Shown until the app knows who is signed in. */
const WAITING = 'Please wait for authentication to load before uploading images...';

const ratios = { '5 / 1': 5, '5 / 2': 2.5, '1 / 1': 1 };

/** A picture field of a form: select, upload at once, preview, replace and remove. */
export function FormImage(props: FormImageProps) {
  const { image, hint, ratio = '5 / 2', required = false, remove } = props;
  const { id, label, value, state, error } = image;
  const isUserKnown = useIsUserKnown();
  const isSettled = state.is === 'idle' || state.is === 'done';
  const shape: CSSProperties & Record<'--picker-ratio', string> = { '--picker-ratio': ratio };
  return (
    <fieldset
      className={`${fieldset.fieldset} ${styles.field}`}
      style={shape}
      data-square={ratio === '1 / 1'}
      data-invalid={error !== undefined}
    >
      <legend className={fieldStyles.label}>
        {label}
        {required && <span className={styles.required} aria-hidden="true" />}
      </legend>
      <ImagePicker
        id={id}
        label={action(image)}
        hint={hint}
        shape="wide"
        crop={{ ratio: ratios[ratio] }}
        waiting={isUserKnown ? undefined : WAITING}
        current={storedPicture(value)}
        state={state}
        onPick={image.choose}
        onReading={image.setReading}
      />
      {remove && value && isSettled && (
        <Button look="plain" isDangerous onClick={image.remove}>
          {remove}
        </Button>
      )}
      <p aria-live="polite" className={fieldStyles.error}>
        {error}
      </p>
    </fieldset>
  );
}

function action({ value, state }: FormImageState): string {
  if (state.is === 'sending') return 'Uploading';
  return value ? 'Change' : 'Upload';
}

function storedPicture(value: string): string | undefined {
  const stored = displayImage(value);
  return stored && sizedImage(stored, 640);
}
