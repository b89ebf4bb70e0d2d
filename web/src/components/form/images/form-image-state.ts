import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PickedState } from '../../upload/image-picker.tsx';
import { useImageUpload } from '../../upload/use-image-upload.ts';
import type { Pending } from '../conflicts/form-pending.ts';
import { useField } from '../fields/use-field.ts';
import type { FormState } from '../form-state.ts';

interface FormImageOptions<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold' | 'stay'>;
  name: Name;
  maxBytes: number;
  onUploaded?: () => void;
  /** Called when the upload failed, or when the server refused the file. */
  onFailed?: (why: 'lost' | 'refused') => void;
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
  /** Removes the picture from the form. */
  remove: () => void;
}

const reasons: Partial<Record<PickedState['is'], Pending>> = {
  sending: { is: 'passing' },
  failed: {
    is: 'problem',
    text: 'The picture was not uploaded. Try again or leave it out.',
  },
};

/**
 * Returns the state of a form's picture. A submitted form waits for the upload and is not sent if
 * it fails; after a cancelled upload the person has to save again.
 */
export function useFormImage<Name extends string>(options: FormImageOptions<Name>): FormImageState {
  const { id, label, name, control } = options.form.field(options.name);
  const { value, error, onChange } = useField({ name, control });
  return { id, label, error, ...usePendingImage({ ...options, value, onChange }) };
}

interface PendingImageOptions<Name extends string> extends FormImageOptions<Name> {
  value: string;
  /** Called with the stored path; with an empty one when the picture is removed. */
  onChange: (path: string) => void;
}

/** The same for a picture that is only a part of its field's value. */
export function usePendingImage<Name extends string>(
  options: PendingImageOptions<Name>,
): Omit<FormImageState, 'id' | 'label' | 'error'> {
  const { form, name, maxBytes, value, onChange, onUploaded, onFailed } = options;
  const [sent, setSent] = useState<string>();
  const { state, choose } = useImageUpload(maxBytes, (path) => {
    setSent(path);
    onChange(path);
    onUploaded?.();
  });
  const isOver = state.is === 'done' && value !== sent;

  const reason = isOver ? undefined : reasons[state.is];
  const hold = useEffectEvent((why: Pending) => form.hold(name, why));
  useLayoutEffect(() => (reason ? hold(reason) : undefined), [reason]);

  const failed = state.is === 'failed' ? state : undefined;
  const reportFailure = useEffectEvent((why: 'lost' | 'refused') => onFailed?.(why));
  useEffect(() => {
    if (failed) reportFailure(failed.retry ? 'lost' : 'refused');
  }, [failed]);

  return {
    maxBytes,
    value,
    state: isOver ? { is: 'idle' } : stoppable(state, form.stay),
    choose,
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
