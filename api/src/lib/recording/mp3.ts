export const SAMPLES_PER_SECOND = 24_000;
export const SAMPLES_PER_FRAME = 576;
/** A frame at 16 kbit a second. */
const FRAME_BYTES = 48;
/** The start of each frame: MPEG-2 layer III without a checksum, 16 kbit/s, 24 kHz, one channel. */
const HEADER = [0xff, 0xf3, 0x24, 0xc4];
/** The codes of pairs of -1, 0 and 1 (ISO 11172-3, Huffman table 1), without the signs. */
const CODES = ['1', '001', '01', '000'];

/** The sound of 576 samples. */
export interface Frame {
  /** The spectral lines that sound, by their number from 0 to 575. */
  lines: ReadonlyMap<number, 1 | -1>;
  /** Their loudness in steps of 1.5 dB, up to 255. */
  gain: number;
}

/**
 * Returns sounds as MP3 (ISO 13818-3). Each spectral line is silent or as loud as the others of its
 * frame, which is enough for bells; an encoder of any recording would be a hundred times as long.
 */
export function mp3Of(frames: readonly Frame[]): Buffer {
  return Buffer.concat(frames.map(frameOf));
}

function frameOf({ lines, gain }: Frame): Buffer {
  const pairs = Math.ceil((Math.max(-1, ...lines.keys()) + 1) / 2);
  const sound = Array.from({ length: pairs }, (_, pair) =>
    pairCode(lines.get(2 * pair) ?? 0, lines.get(2 * pair + 1) ?? 0),
  ).join('');
  const information = [
    number(0, 8 + 1), // No bits of earlier frames.
    number(sound.length, 12),
    number(pairs, 9),
    number(gain, 8),
    number(0, 9), // No scale factors.
    number(0, 1), // One long window.
    ...[1, 1, 1].map((table) => number(table, 5)),
    number(7, 4), // The three regions, which all have the same table.
    number(7, 3),
    number(0, 2), // Scale, and the table of the lines above, of which there are none.
  ].join('');
  const bits = information + sound;
  const bytes = HEADER.concat(
    (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
  );
  return Buffer.concat([Buffer.from(bytes)], FRAME_BYTES);
}

function pairCode(one: number, other: number): string {
  const signs = [one, other].filter((value) => value !== 0).map((value) => (value < 0 ? '1' : '0'));
  return `${CODES[Math.abs(one) * 2 + Math.abs(other)]}${signs.join('')}`;
}

function number(value: number, width: number): string {
  return value.toString(2).padStart(width, '0');
}
