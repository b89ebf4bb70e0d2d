import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState } from './form-state.ts';
import type { PickedState } from './image-picker.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface FormImageOptions<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold'>;
  name: Name;
  maxBytes: number;
  onUploaded?: () => void;
  /** Called when it did not arrive, or when the server took it for no picture. */
  onFailed?: (why: 'lost' | 'refused') => void;
}

/** What a form's picture is at the moment. */
export interface FormImageState {
  id: string;
  label: string;
  maxBytes: number;
  /** The path that will be saved; empty for none. */
  value: string;
  error: string | undefined;
  state: PickedState;
  choose: (file: File | undefined) => void;
  /** Takes the picture out of the form. */
  remove: () => void;
}

/** A picture of a form. The form cannot be sent while it is on its way or has not arrived. */
export function useFormImage<Name extends string>(options: FormImageOptions<Name>): FormImageState {
  const { form, name, maxBytes, onUploaded, onFailed } = options;
  const { id, label, value, error, onChange } = form.field(name);
  const [sent, setSent] = useState<string>();
  const { state, choose } = useImageUpload(maxBytes, (path) => {
    setSent(path);
    onChange(path);
    onUploaded?.();
  });
  const isOver = state.is === 'done' && value !== sent;

  const problem = isOver ? undefined : holdText(state);
  const hold = useEffectEvent((text: string) => form.hold(name, text));
  useEffect(() => (problem ? hold(problem) : undefined), [problem]);

  const failed = state.is === 'failed' ? state : undefined;
  const tellFailure = useEffectEvent((why: 'lost' | 'refused') => onFailed?.(why));
  useEffect(() => {
    if (failed) tellFailure(failed.retry ? 'lost' : 'refused');
  }, [failed]);

  return {
    id,
    label,
    maxBytes,
    value,
    error,
    state: isOver ? { is: 'idle' } : state,
    choose,
    remove: () => onChange(''),
  };
}

function holdText(state: PickedState): string | undefined {
  if (state.is === 'sending') return 'Please wait until the picture is uploaded.';
  if (state.is === 'failed') return 'The picture was not uploaded. Try again or leave it out.';
  return undefined;
}
