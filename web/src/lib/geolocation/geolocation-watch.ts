import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DevicePosition,
  type PositionFailure,
  type PositionResult,
  watchPosition,
} from './geolocation.ts';

/** What is known of the phone's place at a moment. */
export type PositionState =
  | { status: 'finding' }
  | { status: 'failed'; failure: PositionFailure }
  | { status: 'found'; position: DevicePosition };

/** The phone's place as it is followed. */
export interface FollowedPosition {
  whereabouts: PositionState;
  /** Whether the browser has not answered yet. */
  isAsking: boolean;
  retry: () => void;
}

/**
 * Follows the phone while the page is in front; back from the background it is found anew, since
 * it may have moved on.
 * @param options how to ask; the same object every time
 * @param onRegained called when `retry` brought a position
 */
export function useWhereabouts(options: PositionOptions, onRegained: () => void): FollowedPosition {
  const [whereabouts, setWhereabouts] = useState<PositionState>({ status: 'finding' });
  const [isAsking, setIsAsking] = useState(true);
  const [retries, setRetries] = useState(0);
  const answeredRetries = useRef(0);
  const isInFront = useSyncExternalStore(followVisibility, isVisible);
  const regained = useEffectEvent(onRegained);

  useEffect(() => {
    if (!isInFront) return;
    setWhereabouts((known) => (known.status === 'found' ? { status: 'finding' } : known));
    setIsAsking(true);
    return watchPosition(options, (result) => {
      setWhereabouts((known) => nextWhereabouts(known, result));
      setIsAsking(false);
      if (result.ok && retries > answeredRetries.current) regained();
      answeredRetries.current = retries;
    });
  }, [options, isInFront, retries]);

  return { whereabouts, isAsking, retry: () => setRetries((count) => count + 1) };
}

/** A passing failure does not take back a place that is known; a withdrawn permission does. */
export function nextWhereabouts(known: PositionState, result: PositionResult): PositionState {
  if (result.ok) return { status: 'found', position: result.position };
  if (known.status === 'found' && result.failure !== 'denied') return known;
  return { status: 'failed', failure: result.failure };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
