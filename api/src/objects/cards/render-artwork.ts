import { loadSharp } from '../decoding/load-sharp.ts';

/** Podcast directories take squares of 1,400 to 3,000 pixels, without transparency. */
const SIDE = 1400;
const TIMEOUT_SECONDS = 20;
/** Draws an SVG of 480 pixels in the size of the artwork, instead of enlarging its pixels. */
const DENSITY = Math.ceil((72 * SIDE) / 480);

/**
 * Returns a picture as the artwork of a podcast: a square JPEG.
 * @param file a stored picture, or an SVG of our own without text
 */
export async function renderArtwork(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(file, { density: DENSITY, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#14110c' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
