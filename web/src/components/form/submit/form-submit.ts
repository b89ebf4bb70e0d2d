import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hideToast } from '../../../lib/toast.ts';
import { type FormValues, namesOf } from '../drafts/form-draft.ts';
import type { FormDoubt, FormOptions } from '../form-types.ts';
import type { FormDraft } from '../form-values.ts';
import type { useFormRefusal } from './form-refusal.ts';
import { sendMerged } from './form-sending.ts';

interface FormParts<Name extends string, Input, Seen> {
  options: FormOptions<Name, Input, Seen>;
  hookForm: Pick<UseFormReturn<FormValues<string>, unknown, Input>, 'handleSubmit' | 'setError'>;
  draft: FormDraft<Name, Seen>;
  refusal: ReturnType<typeof useFormRefusal<Name>>;
  /** Asks the person before unlikely values are saved. */
  onDoubt: (doubt: FormDoubt) => void;
  /** Called if an upload still runs: the form is submitted after it. */
  onPending: () => void;
}

/**
 * Returns the function that validates and saves a form, and whether it was saved. It runs once at a
 * time, and not again once the form is saved.
 */
export function useFormSubmit<Name extends string, Input, Seen>(
  parts: FormParts<Name, Input, Seen>,
) {
  const { options, hookForm, draft, refusal, onDoubt, onPending } = parts;
  const { handleSubmit, setError } = hookForm;
  const isRunning = useRef(false);
  const isSaved = useRef(false);

  const send = async (input: Input, isCertain: boolean) => {
    const { doubt, save, saveAsNew, onSaved } = options;
    const found = isCertain ? undefined : doubt?.(draft.values());
    if (found) return onDoubt(found);
    const sender = refusal.gone && saveAsNew ? saveAsNew.save : save;
    try {
      await sendMerged(draft, (basedOn) => sender(input, basedOn));
    } catch (error) {
      return refusal.show(error);
    }
    isSaved.current = true;
    draft.forget();
    onSaved();
  };
  const onInvalid: Parameters<typeof handleSubmit>[1] = (found) => {
    if (found.root?.type === 'pending') return onPending();
    const values = draft.values();
    const missing = namesOf(values).filter(
      (name) => found[name]?.type === 'contract' && !values[name].trim(),
    );
    if (!options.onMissing || missing.length === 0) return;
    options.onMissing(missing);
    setError('root', { type: 'missing' });
  };

  return {
    /** @param isCertain whether the person confirmed unlikely values */
    submit: async (isCertain = false) => {
      // A saved form is about to close; a second tap must not save it again.
      if (isRunning.current || isSaved.current) return;
      isRunning.current = true;
      hideToast();
      try {
        await handleSubmit((input) => send(input, isCertain), onInvalid)();
      } finally {
        isRunning.current = false;
      }
    },
    isSaved: () => isSaved.current,
  };
}
