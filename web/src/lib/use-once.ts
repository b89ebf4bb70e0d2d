import { useRef } from 'react';

interface Mutation<Variables> {
  mutate: (
    variables: Variables,
    options: { onSettled: (data: unknown, error: unknown) => void },
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
export function useOnce<Variables>(
  { mutate }: Mutation<Variables>,
  { isFinal = false }: OnceOptions = {},
): (variables: Variables) => void {
  const isUnderWay = useRef(false);
  return (variables) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(variables, {
      onSettled: (_data, error) => {
        isUnderWay.current = isFinal && !error;
      },
    });
  };
}
