import { Camera, RotateCw, X } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Button } from '../../actions/button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from './image-picker.module.css';
import { type CropRule, useCrop } from './use-crop.ts';

/** What becomes of a chosen picture. */
export type PickedState =
  | { is: 'idle' }
  | { is: 'sending'; preview: string; share: number; stop: () => void }
  | { is: 'done'; preview: string }
  | { is: 'failed'; preview: string; message: string; retry?: () => void; stop: () => void };

interface ImagePickerProps {
  /** The input's; made up where there is none. */
  id?: string | undefined;
  label: string;
  /** What suits, such as the size or the ratio. */
  hint?: string | undefined;
  /** Round for a person's photo, wide for headers and banners. */
  shape: 'round' | 'wide';
  /** Which part of a picture is wanted; without it the whole. */
  crop?: CropRule | undefined;
  /** The address of the picture that is stored now. */
  current?: string | undefined;
  state: PickedState;
  /** Why nothing can be chosen yet. */
  waiting?: string | undefined;
  /** Called with the file that was chosen, if any. */
  onPick: (file: File | undefined) => void;
}

/** Shows a picture and lets another one be chosen, and cut to its shape. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint, shape, crop: rule, current, state, waiting, onPick } = props;
  const own = useId();
  const id = props.id ?? own;
  const crop = useCrop(rule, onPick);
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
        disabled={waiting !== undefined}
        onChange={(event) => {
          void crop.pick(event.target.files?.[0]);
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
        {waiting ?? note(state) ?? hint}
      </p>
      {state.is === 'sending' && (
        <Button look="plain" onClick={state.stop}>
          <X size={18} aria-hidden />
          Stop upload
        </Button>
      )}
      {state.is === 'failed' && (
        <div className={styles.failed}>
          {state.retry && (
            <Button look="quiet" onClick={state.retry}>
              <RotateCw size={18} aria-hidden />
              Try again
            </Button>
          )}
          <Button look="plain" onClick={state.stop}>
            Leave it out
          </Button>
        </div>
      )}
      {rule && <CropDialog crop={crop} ratio={rule.ratio} round={shape === 'round'} />}
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
