import { useInvalidate } from '../../data/invalidate.ts';
import { showRefusal } from '../../data/show-error.ts';
import { trpc } from '../../data/trpc.ts';

/** Revokes a tag, which then takes no more check-ins. */
export function useRevokeTag() {
  const invalidate = useInvalidate();
  return trpc.tags.revoke.useMutation({
    onError: (error) => showRefusal('The tag was not revoked', error),
    onSettled: () => invalidate('tags'),
  });
}
