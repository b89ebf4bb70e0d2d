import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState } from './form-state.ts';
import type { PickedState } from './image-picker.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface FormImageOptions<Name extends string> {
  form: Pick<FormState<Name>, 'field' | 'hold'>;
  name: Name;
  maxBytes: number;
  onUploaded?: () => void;
  /** Called with what went wrong while sending. */
  onFailed?: (message: string) => void;
}

/** What a form's picture is at the moment. */
export interface FormImageState {
  /** The path that will be saved; empty for none. */
  value: string;
  error: string | undefined;
  state: PickedState;
  choose: (file: File | undefined) => void;
  /** Takes the picture out of the form, or puts a failed one away. */
  remove: () => void;
}

/** A picture of a form. The form cannot be sent while it is on its way or has not arrived. */
export function useFormImage<Name extends string>(options: FormImageOptions<Name>): FormImageState {
  const { form, name, maxBytes, onUploaded, onFailed } = options;
  const { value, error, onChange } = form.field(name);
  const [sent, setSent] = useState<string>();
  const [dismissed, setDismissed] = useState<PickedState>();
  const { state, choose } = useImageUpload(maxBytes, (path) => {
    setSent(path);
    onChange(path);
    onUploaded?.();
  });
  const isOver = state === dismissed || (state.is === 'done' && value !== sent);

  const problem = isOver ? undefined : holdText(state);
  const hold = useEffectEvent((text: string) => form.hold(name, text));
  useEffect(() => (problem ? hold(problem) : undefined), [problem]);

  const failure = state.is === 'failed' ? state.message : undefined;
  const tellFailure = useEffectEvent((message: string) => onFailed?.(message));
  useEffect(() => {
    if (failure) tellFailure(failure);
  }, [failure]);

  return {
    value,
    error,
    state: isOver ? { is: 'idle' } : state,
    choose,
    remove: () => {
      setDismissed(state);
      onChange('');
    },
  };
}

function holdText(state: PickedState): string | undefined {
  if (state.is === 'sending') return 'Please wait until the picture is uploaded.';
  if (state.is === 'failed') return 'The picture was not uploaded. Try again or remove it.';
  return undefined;
}
