import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FileProblem, fileProblem } from '../../lib/upload.ts';

/** The longest side of a photo as it is sent, in pixels. */
const MAX_SIDE = 1280;
const QUALITY = 0.9;

export type ReadPhoto = { ok: true; dataUrl: string } | { ok: false; problem: FileProblem };

/**
 * Reads a local picture as a data URL, scaled down in the browser so that a large one from the
 * camera is small enough to send (specification, part 5). What the browser cannot open is left
 * to the server as it is.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const photo = await scaledDown(file);
  const problem = fileProblem(photo, SMALL_UPLOAD_BYTES);
  return problem ? { ok: false, problem } : { ok: true, dataUrl: await dataUrl(photo) };
}

async function scaledDown(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const share = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  if (share === 1 && file.size <= SMALL_UPLOAD_BYTES) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return await new Promise((resolve) => {
    canvas.toBlob((drawn) => resolve(drawn ?? file), type, QUALITY);
  });
}

function dataUrl(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
