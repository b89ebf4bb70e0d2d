import { displayImage, imageSources } from '@hoptrail/contracts/lib/image-paths';
import { useState } from 'react';

export interface PictureProps {
  /** The picture as stored: a link, an upload path or nothing. */
  src: string | null | undefined;
  /** The drawing to show when there is no picture or it does not load. */
  fallback: string;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** The width on the screen in CSS pixels. */
  width: number;
  height: number;
  className?: string | undefined;
  /** `logo` loads a thumbnail, `picture` the whole picture. */
  use?: 'picture' | 'logo';
  /** Whether to load it eagerly, for pictures above the fold. */
  eager?: boolean;
}

/**
 * Shows a picture in the fitting size, or a drawing in its place; renders nothing without either.
 */
export function Picture(props: PictureProps) {
  const { src, fallback, alt, width, height, className, use = 'picture', eager = false } = props;
  const [broken, setBroken] = useState<readonly string[]>([]);
  const stored = displayImage(src, use);
  const shown = [stored, fallback].find((address) => address && !broken.includes(address));
  return (
    <img
      {...(shown ? imageSources(shown, width) : {})}
      // Another site must not learn which page shows its picture.
      referrerPolicy="no-referrer"
      alt={alt}
      width={width}
      height={height}
      className={className}
      // Without an address browsers draw a border.
      style={shown ? undefined : { visibility: 'hidden' }}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => shown && setBroken([...broken, shown])}
    />
  );
}
