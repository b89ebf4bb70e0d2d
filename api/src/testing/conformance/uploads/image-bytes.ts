import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const PNG_HEAD_BYTES = 33;
const WHITE_AND_GREY = { bitDepth: 1, colorType: 0 };

/**
 * Returns a PNG with one bit per pixel, which is a small file.
 * @param lines the number of lines that it really has
 */
export function hugePng(width: number, height: number, { lines = height } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(WHITE_AND_GREY.bitDepth, 8);
  head.writeUInt8(WHITE_AND_GREY.colorType, 9);
  const data = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))));
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', data), pngChunk('IEND', '')];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** Returns a chunk of a PNG (ISO 15948, 5.3): length, name, content, checksum. */
export function pngChunk(name: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Returns a PNG with one more chunk after its header. */
export function pngWith(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), chunk, png.subarray(PNG_HEAD_BYTES)]);
}

/** Returns a JPEG with one more segment at its beginning (ITU T.81, B.1.1.4). */
export function jpegWith(jpeg: Buffer, marker: number, content: string): Buffer {
  const body = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Returns a GIF of three pictures with a comment (GIF89a, 24). */
export async function animatedGif(comment: string): Promise<Buffer> {
  const gif = await (await joined()).gif({ loop: 0, delay: 100 }).toBuffer();
  const extension = Buffer.from([0x21, 0xfe, comment.length, ...Buffer.from(comment), 0]);
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
}

export async function animatedWebp(): Promise<Buffer> {
  return await (await joined()).webp({ loop: 0, delay: 100 }).toBuffer();
}

async function joined() {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}
