import type { ReactNode } from 'react';
import { HeaderPicture } from '../picture/header-picture.tsx';
import styles from './visitor-preview.module.css';

interface VisitorPreviewProps {
  picture: string | null;
  /** The URL of the drawing without a picture. */
  fallback: string;
  /** What is on the picture, with the heading of the page. */
  title: ReactNode;
  children: ReactNode;
}

/** What a visitor sees of a page above the sign-in: its picture with the app's name, and facts. */
export function VisitorPreview({ picture, fallback, title, children }: VisitorPreviewProps) {
  return (
    <div className={styles.preview}>
      <HeaderPicture
        src={picture}
        fallback={fallback}
        height={232}
        corners={
          <p className={styles.brand}>
            <img src="/art/mark.svg" alt="" width={36} height={36} />
            Hoptrail
          </p>
        }
      >
        {title}
      </HeaderPicture>
      <div className={styles.facts}>{children}</div>
    </div>
  );
}
