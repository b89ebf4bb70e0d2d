import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DevicePosition,
  type PositionFailure,
  type PositionResult,
  watchPosition,
} from './geolocation.ts';

/** The state of a watched position. */
export type PositionState =
  | { status: 'finding' }
  | { status: 'failed'; failure: PositionFailure }
  | { status: 'found'; position: DevicePosition };

/** A watched position. */
export interface FollowedPosition {
  positionState: PositionState;
  /** Whether the browser has not answered yet. */
  isAsking: boolean;
  retry: () => void;
}

/**
 * Watches the position while the page is visible, and starts again when it comes back from the
 * background.
 * @param options of the request; the same object at each render
 * @param onRegained called when `retry` got a position
 */
export function useWatchedPosition(
  options: PositionOptions,
  onRegained: () => void,
): FollowedPosition {
  const [positionState, setPositionState] = useState<PositionState>({ status: 'finding' });
  const [isAsking, setIsAsking] = useState(true);
  const [retries, setRetries] = useState(0);
  const answeredRetries = useRef(0);
  const isInFront = useSyncExternalStore(followVisibility, isVisible, () => true);
  const regained = useEffectEvent(onRegained);

  useEffect(() => {
    if (!isInFront) return;
    setPositionState((current) => (current.status === 'found' ? { status: 'finding' } : current));
    setIsAsking(true);
    return watchPosition(options, (result) => {
      setPositionState((current) => nextPositionState(current, result));
      setIsAsking(false);
      if (result.ok && retries > answeredRetries.current) regained();
      answeredRetries.current = retries;
    });
  }, [options, isInFront, retries]);

  return { positionState, isAsking, retry: () => setRetries((count) => count + 1) };
}

/** A temporary failure keeps the known position; a withdrawn permission does not. */
export function nextPositionState(current: PositionState, result: PositionResult): PositionState {
  if (result.ok) return { status: 'found', position: result.position };
  if (current.status === 'found' && result.failure !== 'denied') return current;
  return { status: 'failed', failure: result.failure };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
