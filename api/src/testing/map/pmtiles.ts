const HEADER_BYTES = 127;

/** Returns a PMTiles archive (version 3) whose only tile is the one of zoom 0. */
export function pmtilesOf(png: Buffer): Buffer {
  const metadata = Buffer.from('{}');
  // One entry: its id 0, run length 1, length, and offset 0 as 1; all are short varints or not.
  const directory = Buffer.from([1, 0, 1, ...varint(png.length), 1]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const numbers = [
    ...[HEADER_BYTES, directory.length, metadataAt, metadata.length],
    ...[tilesAt, 0, tilesAt, png.length, 1, 1, 1],
  ];
  for (const [index, number] of numbers.entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  }
  header.writeUInt8(1, 96);
  // Neither directories nor tiles are compressed; the tiles are PNG of zoom 0 only.
  header.writeUInt8(1, 97);
  header.writeUInt8(1, 98);
  header.writeUInt8(2, 99);
  return Buffer.concat([header, directory, metadata, png]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
