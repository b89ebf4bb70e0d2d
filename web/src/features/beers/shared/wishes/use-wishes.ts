import { useInvalidate } from '../../../../data/invalidate.ts';
import { showError } from '../../../../data/show-error.ts';
import { trpc } from '../../../../data/trpc.ts';

/** Puts a beer on the wish list or removes it. */
export function useWishBeer() {
  const invalidate = useInvalidate();
  return trpc.beers.wishes.setBeer.useMutation({
    onSuccess: () => invalidate('beers'),
    onError: (error) => showError('The wish list was not changed', error),
  });
}

/** Puts a style on the wish list or removes it. */
export function useWishStyle() {
  const invalidate = useInvalidate();
  return trpc.beers.wishes.setStyle.useMutation({
    onSuccess: () => invalidate('beers'),
    onError: (error) => showError('The wish list was not changed', error),
  });
}
