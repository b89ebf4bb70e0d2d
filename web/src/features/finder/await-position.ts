import {
  type PositionDevice,
  type PositionResult,
  positionOptions,
  requestPosition,
} from '../../lib/geolocation/geolocation.ts';

/** Longer than the browser's own limit, which does not run while it waits for a permission. */
const ANSWER_MS = positionOptions.list.timeout + 1000;

/**
 * Asks for the position, but not for ever.
 * @returns undefined where the browser has not answered in time: its question is still open
 */
export async function awaitPosition(device?: PositionDevice): Promise<PositionResult | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ANSWER_MS);
  try {
    return await Promise.race([requestPosition(positionOptions.list, device), silence]);
  } finally {
    clearTimeout(timer);
  }
}
