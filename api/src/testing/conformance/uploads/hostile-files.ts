import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '@hoptrail/contracts/errors';
import sharp from 'sharp';
import { disguised, documents } from './documents.ts';
import { animatedGif, animatedWebp, hugePng, jpegWith, pngChunk, pngWith } from './image-bytes.ts';

/** Texts that no accepted picture may contain. */
export const MARKER = 'HOSTILE-MARKER';

export interface HostileFile {
  what: string;
  bytes: Buffer;
  /** The expected refusal; undefined for a file that is a valid picture. */
  refusal?: ErrorCode;
  type?: string;
}

const SCRIPT = `<script>alert("${MARKER}")</script>`;

/** Returns files that could hurt the server, other visitors, or the privacy of their sender. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const { png, jpeg, webp, gif, avif } = await pictures();
  const taken = (what: string, bytes: Buffer | string, type?: string): HostileFile => ({
    what,
    bytes: Buffer.from(bytes),
    ...(type === undefined ? {} : { type }),
  });
  const refused = (what: string, bytes: Buffer | string, type?: string): HostileFile => ({
    ...taken(what, bytes, type),
    refusal: 'upload.notAnImage',
  });
  const damaged = (what: string, bytes: Buffer, type?: string): HostileFile => ({
    ...taken(what, bytes, type),
    refusal: 'upload.damaged',
  });
  const tooSmall = (what: string, bytes: Buffer): HostileFile => ({
    ...taken(what, bytes),
    refusal: 'upload.tooSmall',
  });
  const tooLarge = (what: string, bytes: Buffer): HostileFile => ({
    ...taken(what, bytes),
    refusal: 'upload.tooLarge',
  });
  const cut = (
    refuse: typeof damaged,
    what: string,
    file: Buffer,
    parts: readonly number[],
  ): HostileFile[] =>
    parts.map((part) =>
      refuse(`${what} cut off at ${part * 100} %`, file.subarray(0, file.length * part)),
    );

  return [
    ...documents.map(([what, content, type]) => refused(what, content, type)),
    ...disguised.map(([what, content, type]) => damaged(what, Buffer.from(content), type)),
    refused('SVG, gzipped', gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
    refused('JPEG, gzipped', gzipSync(jpeg), 'image/jpeg'),
    refused('TIFF', await sharp(png).tiff().toBuffer(), 'image/tiff'),
    tooLarge('144 megapixels in a small PNG', hugePng(12_000, 12_000)),
    tooLarge('4 gigapixels promised by a header', hugePng(65_535, 65_535, { lines: 1 })),
    damaged('PNG with no width', hugePng(0, 10, { lines: 1 })),
    damaged(
      'PNG with a broken checksum',
      Buffer.concat([png.subarray(0, 30), Buffer.alloc(4), png.subarray(34)]),
    ),
    tooLarge('more than 10 MB', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])),
    ...cut(damaged, 'PNG', png, [0.01, 0.1, 0.5, 0.9]),
    ...cut(damaged, 'JPEG', jpeg, [0.01, 0.1, 0.3, 0.5, 0.9]),
    ...cut(damaged, 'WebP', webp, [0.1, 0.5, 0.9]),
    ...cut(damaged, 'GIF', gif, [0.01, 0.1]),
    ...cut(damaged, 'AVIF', avif, [0.1, 0.5, 0.9]),
    tooLarge('interlaced PNG that takes 150 MB', await interlaced(7070, 7070)),
    damaged('interlaced PNG without its end', (await interlaced(2000, 2000)).subarray(0, -40)),

    taken('JPEG called HTML', jpeg, 'text/html'),
    taken('JPEG called JSON', jpeg, 'application/json'),
    taken('PNG called SVG', png, 'image/svg+xml'),
    taken('PNG called multipart', png, 'multipart/form-data; boundary=x'),
    taken('WebP called a stream of bytes', webp, 'application/octet-stream'),
    taken('AVIF called JPEG', avif, 'image/jpeg'),
    taken('JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(SCRIPT)])),
    taken(
      'PNG with a zip behind it',
      Buffer.concat([png, Buffer.from(`PK\x03\x04${MARKER}PK\x05\x06`)]),
    ),
    taken(
      'GIF with a program behind it',
      Buffer.concat([gif, Buffer.from(`*/=1;alert("${MARKER}")`)]),
    ),
    taken('WebP with a page behind it', Buffer.concat([webp, Buffer.from(SCRIPT)])),
    taken('PNG with a text chunk', pngWith(png, pngChunk('tEXt', `Comment\0${SCRIPT}`))),
    taken(
      'PNG with XMP',
      pngWith(png, pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0<x>${MARKER}</x>`)),
    ),
    taken('PNG with an unknown chunk', pngWith(png, pngChunk('evIl', MARKER.repeat(1000)))),
    taken('JPEG with a comment', jpegWith(jpeg, 0xfe, SCRIPT)),
    taken('JPEG with XMP', jpegWith(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${MARKER}</x>`)),
    taken('JPEG with a huge color profile', hugeProfile(jpeg)),
    taken('JPEG with broken EXIF', jpegWith(jpeg, 0xe1, `Exif\0\0II*\0\xff\xff\xff\xff${MARKER}`)),
    taken('JPEG with the place it was taken', await withPlace(png)),
    taken('GIF that moves', await animatedGif(MARKER)),
    taken('WebP that moves', await animatedWebp()),
    taken('JPEG in print colors', await sharp(png).toColourspace('cmyk').jpeg().toBuffer()),
    tooSmall('PNG of one dot', await sharp(png).resize(1, 1).png().toBuffer()),
    tooSmall(
      'PNG as thin as a thread',
      await sharp(png).resize(2, 16_000, { fit: 'fill' }).png().toBuffer(),
    ),
    taken('PNG of 16 bits', await sharp(png).toColourspace('rgb16').png().toBuffer()),
  ];
}

async function interlaced(width: number, height: number): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: '#0ac804' } });
  return await image.png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

async function pictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({
    create: { width: 120, height: 90, channels: 3, background: 'red', noise },
  });
  const png = await image.png().toBuffer();
  return {
    png,
    jpeg: await sharp(png).jpeg().toBuffer(),
    webp: await sharp(png).webp().toBuffer(),
    gif: await sharp(png).gif().toBuffer(),
    avif: await sharp(png).avif({ effort: 0 }).toBuffer(),
  };
}

async function withPlace(png: Buffer): Promise<Buffer> {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '35/1 28/1 336/100' };
  return await sharp(png)
    .withExif({ IFD0: { Artist: MARKER, Copyright: MARKER }, IFD3: gps })
    .jpeg()
    .toBuffer();
}

/** Returns a color profile of two megabytes, split as the format requires. */
function hugeProfile(jpeg: Buffer): Buffer {
  const pieces = 32;
  let file = jpeg;
  for (let piece = pieces; piece > 0; piece -= 1) {
    const head = `ICC_PROFILE\0${String.fromCharCode(piece, pieces)}`;
    file = jpegWith(file, 0xe2, head + MARKER.repeat(4500));
  }
  return file;
}
