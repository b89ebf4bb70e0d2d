import { loadSharp } from '../decoding/load-sharp.ts';

/** The largest card in bytes. */
export const CARD_BYTES = 100_000;

const TIMEOUT_SECONDS = 20;
/** From the best down: the quantizer leaves out colors until it reaches the quality. */
const QUALITIES = [90, 40];

/** How much of a photo stays: PNG is made for drawings, and a photo takes many times as much. */
export const treatments = ['fine', 'flat', 'coarse'] as const;
export type Treatment = (typeof treatments)[number];

/**
 * Returns a card as PNG in the most colors that fit into 100 kB; in the fewest where none do.
 * @param svg of 1200 x 630 px, without text
 */
export async function renderCard(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(Buffer.from(svg))
    .timeout({ seconds: TIMEOUT_SECONDS })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let png = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    png = await sharp(data, { raw: info })
      .png({ palette: true, quality, effort: 5, dither: 0, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= CARD_BYTES) break;
  }
  return png;
}

/** Returns a stored picture as a data URL; a flat one looks printed, in sixteen colors. */
export async function photoUrl(stored: Buffer, treatment: Treatment): Promise<string> {
  const sharp = await loadSharp();
  const side = treatment === 'coarse' ? 200 : 900;
  const small = sharp(stored, { failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .flatten({ background: '#f6f1e7' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .median(3);
  if (treatment === 'fine') return dataUrl('jpeg', await small.jpeg({ quality: 90 }).toBuffer());
  const large = sharp(await small.png().toBuffer()).resize(900, 900, { fit: 'inside' });
  const flat = await large.png({ palette: true, colors: 16, dither: 0, effort: 5 }).toBuffer();
  return dataUrl('png', flat);
}

function dataUrl(type: 'jpeg' | 'png', file: Buffer): string {
  return `data:image/${type};base64,${file.toString('base64')}`;
}
