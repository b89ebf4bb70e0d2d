import { hash } from 'node:crypto';
import { isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { PODCAST_FILES } from '@hoptrail/contracts/lib/podcast-paths';
import type { Episode } from '@hoptrail/contracts/podcast/podcast';

/** The id of the podcast's own picture among those of the episodes. */
export const SHOW = 'show';

/** The drawing of the podcast, which belongs to no episode. */
export const SHOW_DRAWING = '/art/covers/podcast.svg';

/** The path of the podcast's picture for podcast apps. */
export const showPicture = `${PODCAST_FILES}/${SHOW}.jpg`;

/**
 * Returns the address of an episode's picture for podcast apps, which take JPEG and PNG only; undefined
 * if it has none, or one on another site of another type. Uploads and drawings are converted. The address
 * changes with the picture, because podcast directories fetch each one once.
 */
export function episodePicture({ id, image }: Pick<Episode, 'id' | 'image'>): string | undefined {
  if (isConverted(image)) {
    const version = hash('sha1', image, 'hex').slice(0, 8);
    return `${PODCAST_FILES}/${encodeURIComponent(id)}.jpg?v=${version}`;
  }
  const address = /^https?:/i.test(image) ? URL.parse(image) : null;
  return address && /\.(jpe?g|png)$/i.test(address.pathname) ? address.href : undefined;
}

/** Returns whether the server has a picture itself, and so can convert it. */
export function isConverted(image: string): boolean {
  return isUploadPath(image) || image.startsWith('/art/');
}
