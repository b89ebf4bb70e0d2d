import { NoLocationLine } from '../../../components/state/location/no-location-line.tsx';
import type { PositionFailure } from '../../../lib/geolocation/geolocation.ts';

const reasons: Record<PositionFailure, string> = {
  unsupported: 'This browser cannot tell where you are',
  insecure: 'Location works only over https',
  denied: 'Location access is denied',
  unavailable: 'Your location cannot be determined right now',
  timeout: 'Finding your location took too long',
  unknown: 'Your location is not available',
};

interface ListLocationNoticeProps {
  failure: PositionFailure;
  /** Whether a distance is chosen, which needs the location. */
  hasDistance: boolean;
  onRetry: () => void;
}

/** The notice why the list is not sorted by distance. */
export function ListLocationNotice(props: ListLocationNoticeProps) {
  const { failure, hasDistance, onRetry } = props;
  const canChange = failure !== 'unsupported' && failure !== 'insecure';
  return (
    <NoLocationLine onRetry={canChange ? onRetry : undefined}>
      {reasons[failure]}. Sorted by name{hasDistance && ', at any distance'}.
    </NoLocationLine>
  );
}
