const QUALITY = 0.9;

/**
 * A picture no larger than needed, so that one from the camera is quick to send. What is small
 * enough, what moves, and what the browser cannot open comes back as it is.
 * @param maxSide the longest side in pixels
 * @param maxBytes a smaller picture in more bytes is encoded anew
 */
export async function scaledDown(
  file: Blob,
  maxSide: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
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
  // Safari writes PNG where it is asked for WebP.
  return (await encoded(canvas, 'image/jpeg')) ?? drawn;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
