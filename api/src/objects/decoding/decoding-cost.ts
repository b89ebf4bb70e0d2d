import { UPLOAD_MAX_PIXELS, UPLOAD_MIN_SIDE } from '@hoptrail/contracts/limits';
import type { Metadata } from 'sharp';
import { AppError } from '../../errors.ts';

/** The most that one picture may take while it is decoded, in bytes. */
const MOST_BYTES = 112_000_000;

/** What a progressive JPEG keeps of each pixel, in bytes, by its colour resolution. */
const PROGRESSIVE_JPEG: Readonly<Record<string, number>> = { '4:2:0': 3, '4:2:2': 4 };

/**
 * Refuses a picture by its header alone, before anything is decoded.
 * @throws AppError `upload.tooSmall` below 64 pixels a side; `upload.tooLarge` above 50 megapixels,
 *   and where its format has to be decoded as a whole and that would take over 112 MB of memory
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
 * Estimates what a picture takes while it is decoded, as measured with libvips 8.17. Formats that
 * are read in strips take next to nothing, and so does WebP, which is shrunk while it is read.
 * @returns bytes
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
