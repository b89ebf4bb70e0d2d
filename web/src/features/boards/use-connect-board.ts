import { useInvalidate } from '../../data/invalidate.ts';
import { trpc } from '../../data/trpc.ts';

/** Connects this television. It tries again by itself, and shows meanwhile what it has. */
export function useConnectBoard() {
  const invalidate = useInvalidate();
  return trpc.boards.connect.useMutation({ onSuccess: () => invalidate('boards') });
}
