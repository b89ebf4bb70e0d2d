import { HEADER_WIDTH } from '@hoptrail/contracts/lib/image-paths';
import type { CSSProperties, ReactNode } from 'react';
import styles from './header-picture.module.css';
import { HeroImage } from './hero-image.tsx';

interface HeaderPictureProps {
  src: string | null | undefined;
  fallback: string;
  /** The height in CSS pixels, without the status bar. */
  height?: number;
  /** The title over the picture's lower edge. */
  children?: ReactNode;
  /** Round buttons in the upper corners: the first to the left, the last to the right. */
  corners?: ReactNode;
}

/** The picture at the top of a page, shaded so that text on it is readable. */
export function HeaderPicture(props: HeaderPictureProps) {
  const { src, fallback, height = 200, children, corners } = props;
  const style: CSSProperties & Record<'--header-height', string> = {
    '--header-height': `${height}px`,
  };
  return (
    <div className={styles.header} style={style}>
      <HeroImage
        src={src}
        fallback={fallback}
        width={HEADER_WIDTH}
        height={height}
        className={styles.picture}
      />
      {corners && <div className={styles.corner}>{corners}</div>}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
