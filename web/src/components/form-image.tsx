import { displayImage, sizedImage } from '@hoptrail/contracts/image-paths';
import type { CSSProperties } from 'react';
import { Button } from './button.tsx';
import styles from './form-image.module.css';
import type { FormImageState } from './form-image-state.ts';
import { ImagePicker } from './image-picker.tsx';
import fieldStyles from './text-field.module.css';

interface FormImageProps {
  label: string;
  image: FormImageState;
  /** What suits, such as the size or the ratio. */
  hint?: string;
  /** Width to height of what is shown. */
  ratio?: '5 / 1' | '5 / 2' | '1 / 1';
  required?: boolean;
  /** The word for taking the picture out again; without it that is not offered. */
  remove?: string;
}

/** A picture as a field of a form: chosen, sent at once, shown, changed, taken out. */
export function FormImage(props: FormImageProps) {
  const { label, image, hint, ratio = '5 / 2', required = false, remove } = props;
  const { value, state, error } = image;
  const isSending = state.is === 'sending';
  const shape: CSSProperties & Record<'--picker-ratio', string> = { '--picker-ratio': ratio };
  return (
    <fieldset
      className={styles.field}
      style={shape}
      data-square={ratio === '1 / 1'}
      data-invalid={error !== undefined}
    >
      <legend className={fieldStyles.label}>
        {label}
        {required && <span className={styles.required} aria-hidden="true" />}
      </legend>
      <ImagePicker
        label={action(image)}
        hint={hint}
        shape="wide"
        current={storedPicture(value)}
        state={state}
        onPick={image.choose}
      />
      {remove && (value || state.is === 'failed') && !isSending && (
        <Button look="plain" onClick={image.remove}>
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
