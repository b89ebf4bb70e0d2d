import { IMAGE_WIDTHS } from '@hoptrail/contracts/limits';
import type { Metadata } from 'sharp';
import { AppError } from '../../errors.ts';
import { decodedBytes, refuseByHeader } from './decoding-cost.ts';
import { loadSharp } from './load-sharp.ts';

/** A picture in one of the stored widths, as WebP. */
export interface SizedImage {
  width: (typeof IMAGE_WIDTHS)[number];
  data: Buffer;
}

/** The signatures of the five accepted formats. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
/** The beginning of any file in these formats: nothing else reaches the decoders. */
const BEGINNING = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const TIMEOUT_SECONDS = 20;
const WIDEST = Math.max(...IMAGE_WIDTHS);
/** Above this many bytes only one picture is decoded at a time. */
const HEAVY_BYTES = 32_000_000;

/**
 * Decodes a picture and encodes it in every stored width: rotated upright, without metadata, never
 * enlarged. It is decoded once, in the largest width; the others are made from that. Its bytes decide
 * the format, not its name or type.
 * @param file the received bytes
 * @throws AppError `upload.notAnImage` for anything but JPEG, PNG, WebP, GIF and AVIF,
 *   `upload.damaged` for a picture that cannot be read to its end, and what `refuseByHeader` throws
 */
export async function renderSizes(file: Buffer): Promise<SizedImage[]> {
  const sharp = await loadSharp();
  const header = await headerOf(file);
  refuseByHeader(header);
  const { data, info } = await oneHeavyAtATime(header, () => decode(file));
  const sizes: SizedImage[] = [];
  // One after the other, because each occupies a thread of the pool that reads files.
  for (const width of IMAGE_WIDTHS) {
    const image = sharp(data, { raw: info }).resize(boxOf(width)).webp({ quality: 80 });
    sizes.push({ width, data: await image.toBuffer() });
  }
  return sizes;
}

async function headerOf(file: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  const beginning = file.toString('latin1', 0, 12);
  if (!BEGINNING.test(beginning)) throw new AppError('upload.notAnImage');
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      const isBegun = SIGNATURE.test(beginning);
      throw new AppError(isBegun ? 'upload.damaged' : 'upload.notAnImage', { cause });
    });
  if (!FORMATS.includes(header.format)) throw new AppError('upload.notAnImage');
  return header;
}

/** Returns the pixels of a picture, rotated upright, in the largest stored width. */
async function decode(file: Buffer) {
  const sharp = await loadSharp();
  try {
    return await sharp(file, { failOn: 'error' })
      .autoOrient()
      .resize(boxOf(WIDEST))
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new AppError('upload.damaged', { cause });
  }
}

function boxOf(width: number) {
  return { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const;
}

let heavy: Promise<unknown> = Promise.resolve();

async function oneHeavyAtATime<T>(header: Metadata, decoding: () => Promise<T>): Promise<T> {
  if (decodedBytes(header) < HEAVY_BYTES) return await decoding();
  const turn = heavy.then(decoding);
  heavy = turn.catch(() => {});
  return await turn;
}
