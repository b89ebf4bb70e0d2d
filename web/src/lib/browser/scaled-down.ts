import { openPicture } from './open-picture.ts';

const QUALITY = 0.9;

/**
 * Shrinks a photo for the upload. Small and animated pictures, and those that the browser cannot
 * open, are returned as they are.
 * @param maxSide the longest side in pixels
 * @param maxBytes a picture within `maxSide` but with more bytes is encoded again
 */
export async function scaledDown(
  file: Blob,
  maxSide: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const picture = await openPicture(file);
  if (!picture) return file;
  const share = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  if (share === 1 && file.size <= maxBytes) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const drawn = (await encoded(canvas, type)) ?? file;
  if (drawn.size <= maxBytes) return drawn;
  // Safari writes PNG when asked for WebP.
  return (await encoded(canvas, 'image/jpeg')) ?? drawn;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
