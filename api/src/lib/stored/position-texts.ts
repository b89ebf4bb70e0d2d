import { coordinate } from '@hoptrail/contracts/fields';
import { positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { coordinateText } from '../coordinate.ts';

/** Returns a stored position as responses have it; nulls if it is not on the globe. */
export function positionTexts({ latitude, longitude }: StoredPosition): StoredPosition {
  const position = positionOf({ latitude, longitude });
  if (!position) return { latitude: null, longitude: null };
  const isPlain = [latitude, longitude].every((text) => coordinate.safeParse(text).success);
  if (isPlain) return { latitude, longitude };
  return {
    latitude: coordinateText(position.latitude),
    longitude: coordinateText(position.longitude),
  };
}
