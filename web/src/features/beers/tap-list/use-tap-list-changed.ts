import { useInvalidate } from '../../../data/invalidate.ts';

/** Invalidates what guests see of a tap list, and when it last changed. */
export function useTapListChanged(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate('beers.onTap', 'beers.changed');
}
