import type { ReactNode } from 'react';
import { QrCode } from './qr-code.tsx';
import styles from './qr-with-text.module.css';

interface QrWithTextProps {
  text: string;
  /** The accessible name of the QR code. */
  label: string;
  /** What is beside the QR code, or below it on a narrow phone. */
  children: ReactNode;
}

/** A QR code with its text for people. */
export function QrWithText({ text, label, children }: QrWithTextProps) {
  return (
    <div className={styles.row}>
      <QrCode text={text} label={label} size={148} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
