import { NoLocationLine } from '../../components/state/no-location-line.tsx';
import { DEFAULT_PLACE } from './search-words.ts';

/** Says where beers are searched for while the phone's position is unknown. */
export function DefaultPlaceNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <NoLocationLine onRetry={onRetry}>
      Your location is not available. Searching around {DEFAULT_PLACE}.
    </NoLocationLine>
  );
}
