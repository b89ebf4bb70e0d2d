import {
  type PositionDevice,
  type PositionResult,
  positionOptions,
  requestPosition,
} from '../../../lib/geolocation/geolocation.ts';

/** Longer than the browser's own timeout, which does not run while it asks for the permission. */
const ANSWER_MS = positionOptions.list.timeout + 1000;

/**
 * Gets the position with a timeout.
 * @returns undefined when the browser has not answered in time because its prompt is still open
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
