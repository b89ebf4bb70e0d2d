import { openPicture } from '../../lib/browser/open-picture.ts';

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The longest side of the result, in pixels; phones need no more. */
const MAX_SIDE = 2560;
const QUALITY = 0.92;
/** The deviation from the ratio up to which a picture is not cropped. */
const TOLERANCE = 0.02;

/**
 * Returns whether a picture must be cropped to have a ratio. Animated pictures, damaged ones
 * and those that the browser cannot open are not cropped.
 * @param ratio width divided by height
 */
export async function needsCrop(file: File, ratio: number): Promise<boolean> {
  if (file.type === 'image/gif') return false;
  const picture = await openPicture(file);
  if (!picture) return false;
  const actual = picture.width / picture.height;
  picture.close();
  return Math.abs(actual / ratio - 1) > TOLERANCE;
}

/**
 * Crops a picture, upright as the phone shows it.
 * @returns the original when the browser cannot draw it
 */
export async function cropPicture(file: File, area: CropArea): Promise<File> {
  const picture = await openPicture(file);
  const share = Math.min(1, MAX_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * share));
  canvas.height = Math.max(1, Math.round(area.height * share));
  const pen = canvas.getContext('2d');
  if (!picture || !pen) return file;
  const { x, y, width, height } = area;
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = ['image/png', 'image/webp'].includes(file.type) ? file.type : 'image/jpeg';
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
  return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
}
