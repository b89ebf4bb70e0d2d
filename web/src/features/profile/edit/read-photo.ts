import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type FileProblem, fileProblem, heicProblem } from '../../../data/uploads/upload.ts';
import { scaledDown } from '../../../lib/browser/scaled-down.ts';

/** The maximum side of a photo that is sent, in pixels. */
const MAX_SIDE = 1280;

export type ReadPhoto =
  | { ok: true; dataUrl: string }
  /** A toast about the wrong kind or size of file. */
  | { ok: false; problem: FileProblem }
  /** A sentence for the field. */
  | { ok: false; message: string };

/**
 * Reads a local picture as a data URL, scaled down so that a photo from the camera is small enough
 * to send. Pictures that the browser cannot open are sent unchanged. Never rejects.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  const heic = heicProblem(file);
  if (heic) return { ok: false, message: heic };
  const photo = await scaledDown(file, MAX_SIDE, SMALL_UPLOAD_BYTES);
  const problem = fileProblem(photo, SMALL_UPLOAD_BYTES);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, dataUrl: await dataUrl(photo) };
  } catch (error) {
    // A file in a cloud that did not load, or that was deleted meanwhile.
    console.warn('The photo was not read.', error);
    return { ok: false, message: 'This photo could not be read. Please choose it again.' };
  }
}

function dataUrl(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
