import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { errorMessage, isGoneRefusal, refusal } from '../../../data/errors.ts';
import { useSession } from '../../../data/session.ts';
import { hideToast } from '../../../lib/toast.ts';
import type { FormValues } from '../drafts/form-draft.ts';
import type { FormProblems } from './form-problems.ts';

interface FormRefusalOptions<Name extends string> {
  /** Whether the form changes something that others may have deleted meanwhile. */
  isChange: boolean;
  /** Returns which fields the server's refusal is about. */
  refused: ((error: unknown) => FormProblems<Name>) | undefined;
  setError: UseFormSetError<FormValues<string>>;
}

/** Shows in a form why the server refused it: at a field, or above all of them. */
export function useFormRefusal<Name extends string>(options: FormRefusalOptions<Name>) {
  const { isChange, refused, setError } = options;
  const session = useSession();
  const [lost, setLost] = useState<string>();
  const [gone, setGone] = useState<string>();
  return {
    /** Why nothing can be saved any more: what the form changes belongs to somebody else. */
    lost,
    /** Why it cannot be saved as a change any more: what it changed was deleted. */
    gone,
    show: (error: unknown) => {
      const problems = Object.entries<string | undefined>(refused?.(error) ?? {});
      for (const [name, message = ''] of problems) setError(name, { type: 'server', message });
      const isGone = isChange && isGoneRefusal(error);
      if (isGone) setGone(errorMessage(error));
      // The form shows it, so that a note would say it twice.
      if (isGone || problems.length > 0) hideToast();
      setError('root', { type: 'server' });
      if (refusal(error).code !== 'brewery.lost') return;
      setLost(errorMessage(error));
      void session.refresh();
    },
  };
}
