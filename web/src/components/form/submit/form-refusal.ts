import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { errorMessage, isGoneRefusal, refusal } from '../../../data/errors.ts';
import { useSession } from '../../../data/session.ts';
import { hideToast } from '../../../lib/toast.ts';
import type { FormValues } from '../drafts/form-draft.ts';
import type { FormProblems } from './form-problems.ts';

interface FormRefusalOptions<Name extends string> {
  /** Whether the form edits an entity that others may delete meanwhile. */
  isChange: boolean;
  /** Maps the refusal to the errors of fields. */
  refused: ((error: unknown) => FormProblems<Name>) | undefined;
  setError: UseFormSetError<FormValues<string>>;
}

/** Shows the server's refusal in a form: at its fields, or as a notice above them. */
export function useFormRefusal<Name extends string>(options: FormRefusalOptions<Name>) {
  const { isChange, refused, setError } = options;
  const session = useSession();
  const [lost, setLost] = useState<string>();
  const [gone, setGone] = useState<string>();
  return {
    /** The message when the person no longer owns the brewery: nothing can be saved any more. */
    lost,
    /** The message when the edited entity was deleted: only a new one can be saved. */
    gone,
    show: (error: unknown) => {
      const problems = Object.entries<string | undefined>(refused?.(error) ?? {});
      for (const [name, message = ''] of problems) setError(name, { type: 'server', message });
      const isGone = isChange && isGoneRefusal(error);
      if (isGone) setGone(errorMessage(error));
      // The form shows the message itself; a toast would repeat it.
      if (isGone || problems.length > 0) hideToast();
      setError('root', { type: 'server' });
      if (refusal(error).code !== 'brewery.lost') return;
      setLost(errorMessage(error));
      void session.refresh();
    },
  };
}
