import { portraitDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

interface AvatarProps {
  /** The person's id; it selects the drawing for people without a photo. */
  id: string;
  src: string | null;
  /** Width and height in CSS pixels. */
  size: number;
  alt?: string;
  eager?: boolean;
}

/** A person's round picture. */
export function Avatar({ id, src, size, alt = '', eager = false }: AvatarProps) {
  return (
    <Picture
      src={src}
      fallback={portraitDrawing({ id })}
      alt={alt}
      width={size}
      height={size}
      eager={eager}
      className={styles.avatar}
    />
  );
}
