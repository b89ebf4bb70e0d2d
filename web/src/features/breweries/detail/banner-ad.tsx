import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { useState } from 'react';
import { webLink } from '../../../lib/browser/web-link.ts';
import styles from './banner-ad.module.css';

interface BannerAdProps {
  /** The accessible name. */
  name: string;
  image: string | null;
  link: string | null;
}

/**
 * A brewery's own banner, at most 100 px high; renders nothing without one or when it fails to
 * load.
 */
export function BannerAd({ name, image, link }: BannerAdProps) {
  const [isBroken, setIsBroken] = useState(false);
  const src = displayImage(image);
  if (!src || isBroken) return null;
  const href = webLink(link);
  const banner = (
    <img
      className={styles.banner}
      src={sizedImage(src, 1280)}
      referrerPolicy="no-referrer"
      alt={`Banner of ${name}`}
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
  if (!href) return banner;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer sponsored">
      {banner}
    </a>
  );
}
