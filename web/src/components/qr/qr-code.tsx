import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  /** The accessible name: what it is for, since the text beside it says the same. */
  label: string;
  /** Its width and height in CSS pixels or as a CSS length, with the white margin that scanners need. */
  size: number | string;
}

/** A QR code, black on white. Loaded with the encoder, so it is part of a lazy component only. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 1 }), [text]);
  const count = rows.length;
  return (
    <span className={styles.frame} style={{ width: size, height: size }}>
      <svg viewBox={`0 0 ${count} ${count}`} role="img" aria-label={label}>
        <path d={pathOf(rows)} shapeRendering="crispEdges" />
      </svg>
    </span>
  );
}

/** Returns the path of the dark squares, each row's neighbours as one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => rowPath(row, y)).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let x = 0;
  while (x < row.length) {
    const begin = x;
    while (row[x]) x += 1;
    if (x > begin) path += `M${begin} ${y}h${x - begin}v1H${begin}z`;
    x += 1;
  }
  return path;
}
