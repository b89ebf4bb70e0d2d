import { UPLOAD_MAX_PIXELS, UPLOAD_MIN_SIDE } from '@hoptrail/contracts/limits';
import type { Metadata } from 'sharp';
import { AppError } from '../../errors.ts';

/** The most memory that decoding one picture may take, in bytes. */
const MOST_BYTES = 112_000_000;

/** The memory of a progressive JPEG per pixel, in bytes, by its chroma subsampling. */
const PROGRESSIVE_JPEG: Readonly<Record<string, number>> = { '4:2:0': 3, '4:2:2': 4 };

/**
 * Refuses a picture by its header, before anything is decoded. Interlaced PNG, progressive JPEG, GIF and
 * AVIF are decoded as a whole: about 31 megapixels of PNG and 7 of AVIF fit. A plain JPEG or PNG is read
 * in strips. The app itself sends at most 2,560 pixels a side.
 * @throws AppError `upload.tooSmall` below 64 pixels a side; `upload.tooLarge` above 50 megapixels,
 * or if decoding would take more than 112 MB of memory
 */
export function refuseByHeader(header: Metadata): void {
  const { width, height } = header;
  if (Math.min(width, height) < UPLOAD_MIN_SIDE) throw new AppError('upload.tooSmall');
  if (width * height > UPLOAD_MAX_PIXELS) {
    throw new AppError('upload.tooLarge', {
      message: `The picture is too large: it has more than ${UPLOAD_MAX_PIXELS / 1e6} megapixels. Please choose a smaller one.`,
    });
  }
  if (decodedBytes(header) > MOST_BYTES) {
    throw new AppError('upload.tooLarge', {
      message:
        'The picture is too large to be read in this format. Please make it smaller, or save it as a plain JPEG.',
    });
  }
}

/**
 * Estimates the memory for decoding a picture, by measurements with libvips 8.17. Formats that are
 * read in strips need hardly any, nor does WebP, which is shrunk while it is read.
 * @returns the memory in bytes
 */
export function decodedBytes(header: Metadata): number {
  return header.width * header.height * bytesPerPixel(header);
}

function bytesPerPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata) {
  if (format === 'heif') return 15;
  if (format === 'gif') return 4.5;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return PROGRESSIVE_JPEG[chromaSubsampling ?? ''] ?? 2 * channels;
  return channels * (depth === 'ushort' ? 2.4 : 1.2);
}
