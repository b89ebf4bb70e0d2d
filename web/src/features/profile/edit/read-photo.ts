import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FileProblem, fileProblem } from '../../../data/uploads/upload.ts';
import { scaledDown } from '../../../lib/browser/scaled-down.ts';

/** The maximum side of a photo that is sent, in pixels. */
const MAX_SIDE = 1280;

export type ReadPhoto = { ok: true; dataUrl: string } | { ok: false; problem: FileProblem };

/**
 * Reads a local picture as a data URL, scaled down so that a photo from the camera is small enough
 * to send. Pictures that the browser cannot open are sent unchanged.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const photo = await scaledDown(file, MAX_SIDE, SMALL_UPLOAD_BYTES);
  const problem = fileProblem(photo, SMALL_UPLOAD_BYTES);
  return problem ? { ok: false, problem } : { ok: true, dataUrl: await dataUrl(photo) };
}

function dataUrl(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
