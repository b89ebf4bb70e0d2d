import { useRef } from 'react';

interface Mutation<Variables, Data> {
  mutate: (
    variables: Variables,
    options: {
      onSuccess?: (data: Data) => void;
      onSettled: (data: unknown, error: unknown) => void;
    },
  ) => void;
}

interface OnceOptions {
  /** Whether the screen closes after a success, so that no second call may follow. */
  isFinal?: boolean;
}

/**
 * Returns a function that makes a call and ignores further ones until it is answered.
 *
 * A button is disabled by the next render only, and the state of a call comes a task later still:
 * both are too late for the second tap of a double tap.
 */
export function useOnce<Variables, Data>(
  { mutate }: Mutation<Variables, Data>,
  { isFinal = false }: OnceOptions = {},
): (variables: Variables, callbacks?: { onSuccess?: (data: Data) => void }) => void {
  const isUnderWay = useRef(false);
  return (variables, callbacks) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(variables, {
      ...callbacks,
      onSettled: (_data, error) => {
        isUnderWay.current = isFinal && !error;
      },
    });
  };
}
