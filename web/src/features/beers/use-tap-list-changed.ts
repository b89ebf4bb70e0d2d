import { useOutdate } from '../../data/invalidate.ts';

/** Invalidates what guests see of a tap list, and when it last changed. */
export function useTapListChanged(): () => void {
  const outdate = useOutdate();
  return () => outdate('beers.onTap', 'beers.changed');
}
