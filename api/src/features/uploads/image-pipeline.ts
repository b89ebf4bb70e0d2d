import { IMAGE_WIDTHS, UPLOAD_MAX_PIXELS } from '@hoptrail/contracts/limits';
import { AppError } from '../../errors.ts';

/** A picture in one of the kept widths, as WebP. */
export interface SizedImage {
  width: (typeof IMAGE_WIDTHS)[number];
  data: Buffer;
}

const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
  'VipsForeignLoadHeifBuffer',
];
const TIMEOUT_SECONDS = 20;

/**
 * Reads a file as a picture and draws it anew in every kept width: straightened, without
 * metadata, never enlarged. The bytes decide what it is; its name and type are not asked.
 * @param file the bytes as they were sent
 * @throws AppError `upload.notAnImage` for anything but JPEG, PNG, WebP, GIF and AVIF, for a
 *   damaged file and for more than 50 megapixels
 */
export async function renderSizes(file: Buffer): Promise<SizedImage[]> {
  const sharp = await loadSharp();
  try {
    const image = sharp(file, {
      failOn: 'error',
      limitInputPixels: UPLOAD_MAX_PIXELS,
    }).autoOrient();
    return await Promise.all(
      IMAGE_WIDTHS.map(async (width) => ({
        width,
        data: await image
          .clone()
          .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .toBuffer(),
      })),
    );
  } catch (cause) {
    throw new AppError('upload.notAnImage', { cause });
  }
}

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loads the image library at the first picture: a server that starts need not wait for it. */
function loadSharp(): Promise<typeof import('sharp').default> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
