import { Camera, RotateCw } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Button } from './button.tsx';
import styles from './image-picker.module.css';

/** What becomes of a chosen picture. */
export type PickedState =
  | { is: 'idle' }
  | { is: 'sending'; preview: string; share: number }
  | { is: 'done'; preview: string }
  | { is: 'failed'; preview: string; message: string; retry: () => void };

interface ImagePickerProps {
  label: string;
  /** What suits, such as the size or the ratio. */
  hint?: string | undefined;
  /** Round for a person's photo, wide for headers and banners. */
  shape: 'round' | 'wide';
  /** The address of the picture that is stored now. */
  current?: string | undefined;
  state: PickedState;
  /** Called with the file that was chosen, if any. */
  onPick: (file: File | undefined) => void;
}

/** Shows a picture and lets another one be chosen. */
export function ImagePicker({ label, hint, shape, current, state, onPick }: ImagePickerProps) {
  const id = useId();
  const shown = state.is === 'idle' ? current : state.preview;
  const progress: CSSProperties & Record<'--share', number> = {
    '--share': state.is === 'sending' ? state.share : 0,
  };
  return (
    <div className={styles.picker}>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onPick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles[shape]} style={progress} data-state={state.is}>
        {shown ? <img src={shown} alt="" className={styles.preview} /> : null}
        <span className={shown ? styles.badge : styles.invitation}>
          <Camera size={shown ? 18 : 28} aria-hidden />
          <span className={shown ? 'visually-hidden' : undefined}>{label}</span>
        </span>
      </label>
      <p id={`${id}-note`} className={styles.note} aria-live="polite" data-state={state.is}>
        {note(state) ?? hint}
      </p>
      {state.is === 'failed' && (
        <Button look="quiet" onClick={state.retry}>
          <RotateCw size={18} aria-hidden />
          Try again
        </Button>
      )}
    </div>
  );
}

function note(state: PickedState): string | undefined {
  switch (state.is) {
    case 'sending':
      return state.share < 1
        ? `Uploading... ${Math.round(state.share * 100)} %`
        : 'Almost there...';
    case 'failed':
      return state.message;
    default:
      return undefined;
  }
}
