import { useRef, useState } from 'react';
import { refusal } from '../../data/errors.ts';
import type { HeldValues } from './form-values.ts';

/**
 * Sends a form, once at a time. What others stored meanwhile is taken up into the values; where
 * it is the very same, the form is saved over it.
 * @param onRefused is given what the server said
 */
export function useSending<Name extends string, Input, Seen>(
  held: HeldValues<Name, Seen>,
  save: (input: Input, basedOn: Seen | undefined) => Promise<unknown>,
  onRefused: (error: unknown) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const saveOver = async (input: Input) => {
    try {
      await save(input, held.seen());
    } catch (error) {
      const { code, current } = refusal(error);
      const changes = code === 'edit.conflict' ? held.meet(current) : undefined;
      if (changes?.length !== 0) throw error;
      await save(input, held.seen());
    }
  };

  return {
    isBusy,
    isSending: () => isSending.current,
    /** @returns whether it was saved */
    send: async (input: Input): Promise<boolean> => {
      isSending.current = true;
      setBusy(true);
      try {
        await saveOver(input);
        return true;
      } catch (error) {
        onRefused(error);
        return false;
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
  };
}
