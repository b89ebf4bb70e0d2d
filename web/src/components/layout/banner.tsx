import { displayImage, isUploadPath, sizedImage } from '@hoptrail/contracts/image-paths';
import { type ReactNode, useState } from 'react';
import { webLink } from '../../lib/browser/web-link.ts';
import styles from './banner.module.css';

interface BannerProps {
  /** As stored: an upload, a link or a path of ours. */
  image: string | null | undefined;
  /** Where it leads; followed only when it is a web page. */
  link: string | null | undefined;
  /** Whose banner it is, for those who do not see it. */
  label: string;
  /** A line below the picture. */
  caption?: ReactNode;
}

const DEFAULT_BANNER = '/art/banners/hoptrail.svg?title=Hoptrail&line=Follow+the+hops';

/** A banner of 5:1 that may lead to another site; nothing where there is none or it fails to load. */
export function Banner({ image, link, label, caption }: BannerProps) {
  const [broken, setBroken] = useState<string>();
  const src = bannerSource(image);
  if (!src || src === broken) return null;
  const href = webLink(link);
  const picture = (
    <img
      className={styles.picture}
      src={sizedImage(src, 640)}
      srcSet={isUploadPath(src) ? keptSizes(src) : undefined}
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

/** The shape of a banner that is about to come. */
export function BannerPlaceholder() {
  return <div className={styles.picture} aria-hidden />;
}

/** The packaged pictures of an older client are not here (specification, part 3). */
function bannerSource(image: string | null | undefined): string | undefined {
  return image?.startsWith('/assets/') ? DEFAULT_BANNER : displayImage(image);
}

function keptSizes(path: string): string {
  return `${sizedImage(path, 640)} 640w, ${sizedImage(path, 1280)} 1280w`;
}
