import { displayImage, isUploadPath, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { type ReactNode, useState } from 'react';
import { webLink } from '../../lib/browser/web-link.ts';
import styles from './banner.module.css';

interface BannerProps {
  /** As stored: an upload's path, a link or a path of the server's pictures. */
  image: string | null | undefined;
  /** The link's address; ignored unless it is a web page. */
  link: string | null | undefined;
  /** The accessible name. */
  label: string;
  /** A line below the picture. */
  caption?: ReactNode;
}

const DEFAULT_BANNER = '/art/banners/hoptrail.svg?title=Hoptrail&line=Follow+the+hops';

/**
 * Shows a 5:1 banner that may link to another site; renders nothing without a picture or when it
 * fails to load.
 */
export function Banner({ image, link, label, caption }: BannerProps) {
  const [broken, setBroken] = useState<string>();
  const src = bannerSource(image);
  if (!src || src === broken) return null;
  const href = webLink(link);
  const picture = (
    <img
      className={styles.picture}
      src={sizedImage(src, 640)}
      referrerPolicy="no-referrer"
      srcSet={isUploadPath(src) ? srcSetOf(src) : undefined}
      sizes="(max-width: 480px) 100vw, 480px"
      alt={label}
      width={480}
      height={96}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
  return (
    <figure className={styles.banner}>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer sponsored" className={styles.link}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** The placeholder of a banner that loads. */
export function BannerPlaceholder() {
  return <div className={styles.picture} aria-hidden />;
}

/** Paths of an older app's bundled pictures, which this server does not have. */
function bannerSource(image: string | null | undefined): string | undefined {
  return image?.startsWith('/assets/') ? DEFAULT_BANNER : displayImage(image);
}

/** Returns the `srcset` of an uploaded picture, in the widths that the server provides. */
function srcSetOf(path: string): string {
  return `${sizedImage(path, 640)} 640w, ${sizedImage(path, 1280)} 1280w`;
}
