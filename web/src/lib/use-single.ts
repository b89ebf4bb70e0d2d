import { useRef } from 'react';

interface Mutation<Variables, Data> {
  mutate: (
    variables: Variables,
    options?: { onSuccess?: (data: Data) => void; onSettled?: () => void },
  ) => void;
}

/**
 * Lets a mutation run once at a time. Its `isPending` changes with the next render only, and a
 * second tap may come before that.
 * @returns `mutate`, which does nothing while an earlier call is not answered
 */
export function useSingle<Variables, Data>({ mutate }: Mutation<Variables, Data>) {
  const isRunning = useRef(false);
  return (variables: Variables, options?: { onSuccess?: (data: Data) => void }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      ...options,
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
