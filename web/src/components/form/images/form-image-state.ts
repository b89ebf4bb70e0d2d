import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadFailures } from '../../../data/uploads/upload-failures.ts';
import { showToast } from '../../../lib/toast.ts';
import type { PickedState } from '../../upload/image-picker.tsx';
import { useImageUpload } from '../../upload/use-image-upload.ts';
import { type Pending, type PictureForm, passing, useHold } from '../conflicts/form-pending.ts';
import { useField } from '../fields/use-field.ts';
import type { FormState } from '../form-state.ts';

interface FormImageOptions<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  maxBytes: number;
  onUploaded?: () => void;
  /** The texts about a failed upload, beside the one at the field. */
  failures?: UploadFailures;
}

/** The current state of a picture in a form. */
export interface FormImageState {
  id: string;
  label: string;
  maxBytes: number;
  /** The path that will be saved; empty without a picture. */
  value: string;
  error: string | undefined;
  state: PickedState;
  choose: (file: File | undefined) => void;
  /** Called with whether a chosen file is being read or cropped. */
  setReading: (isReading: boolean) => void;
  /** Stops an upload, or leaves out one that failed. */
  stop: () => void;
  /** Removes the picture from the form. */
  remove: () => void;
}

const reasons: Partial<Record<PickedState['is'], Pending>> = {
  sending: passing,
  failed: {
    is: 'problem',
    text: 'The picture was not uploaded. Try again or leave it out.',
  },
};

/**
 * Returns the state of a form's picture. A submitted form waits until the picture is read and sent,
 * and is not sent if that fails; after a refused file, a cancelled crop or upload the person has to
 * save again.
 */
export function useFormImage<Name extends string>(options: FormImageOptions<Name>): FormImageState {
  const { id, label, name, control } = options.form.field(options.name);
  const { value, error, onChange } = useField({ name, control });
  return { id, label, error, ...usePendingImage({ ...options, value, onChange }) };
}

interface PendingImageOptions<Name extends string> extends Omit<FormImageOptions<Name>, 'form'> {
  form: PictureForm<Name>;
  value: string;
  /** Called with the stored path; with an empty one when the picture is removed. */
  onChange: (path: string) => void;
}

/** The same for a picture that is only a part of its field's value. */
export function usePendingImage<Name extends string>(
  options: PendingImageOptions<Name>,
): Omit<FormImageState, 'id' | 'label' | 'error'> {
  const { form, name, maxBytes, value, onChange, onUploaded, failures } = options;
  const [sent, setSent] = useState<string>();
  const [isReading, setReading] = useState(false);
  const upload = useImageUpload(maxBytes, {
    onUploaded: (path) => {
      setSent(path);
      onChange(path);
      onUploaded?.();
    },
    onRefused: form.stay,
  });
  const { state } = upload;
  const isOver = state.is === 'done' && value !== sent;
  useHold(form, name, isReading ? passing : isOver ? undefined : reasons[state.is]);

  const isLost = state.is === 'failed' && state.retry !== undefined;
  const reportLost = useEffectEvent(() => failures && showToast(failures.lost));
  useEffect(() => {
    if (isLost) reportLost();
  }, [isLost]);

  return {
    maxBytes,
    value,
    state: isOver ? { is: 'idle' } : withRefusal(stoppable(state, form.stay), failures?.refused),
    choose: (file) => {
      if (!file) form.stay();
      upload.choose(file);
    },
    setReading,
    stop: () => {
      if (state.is === 'sending' || state.is === 'failed') state.stop();
    },
    remove: () => onChange(''),
  };
}

function stoppable(state: PickedState, onStop: () => void): PickedState {
  if (state.is !== 'sending') return state;
  const stop = () => {
    onStop();
    state.stop();
  };
  return { ...state, stop };
}

/** Adds the text about a refusal by the server; a file that was not sent has its reason only. */
function withRefusal(state: PickedState, refused: UploadFailures['refused'] | undefined) {
  const isRefused = state.is === 'failed' && !state.retry && state.preview !== undefined;
  return isRefused && refused ? { ...state, refused } : state;
}
