import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { isLocalPhoto, type PhotoReference, type Waiting } from './waiting-types.ts';

/** The addresses of uploaded pictures that this document still has. */
const previews = new Map<string, string>();

/** Lets an uploaded picture be shown without fetching it from the server. */
export function rememberPreview(path: string, url: string): void {
  previews.set(path, url);
}

/**
 * Returns the address of a picture of a check-in; undefined if this browser does not have it.
 * @param width the width to fetch, in pixels
 */
export function photoSource(
  photo: PhotoReference,
  pictures: Waiting['pictures'],
  width: Parameters<typeof sizedImage>[1],
): string | undefined {
  if (isLocalPhoto(photo)) return pictures.get(photo)?.url;
  const shown = displayImage(photo);
  return previews.get(photo) ?? (shown && sizedImage(shown, width));
}
