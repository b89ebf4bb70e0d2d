import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { isBannerShown } from '@hoptrail/contracts/lib/banner-days';
import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { useState } from 'react';
import { webLink } from '../../../lib/browser/web-link.ts';
import { today } from '../../../lib/text/dates.ts';
import styles from './banner-ad.module.css';

type BannerFields = 'name' | 'bannerImage' | 'bannerLink' | 'bannerFrom' | 'bannerUntil';

/**
 * A brewery's own banner, at most 100 px high. Renders nothing without one, outside its days, or when
 * it fails to load.
 */
export function BannerAd({ brewery }: { brewery: Pick<BreweryDetail, BannerFields> }) {
  const { name, bannerImage, bannerLink, bannerFrom: from, bannerUntil: until } = brewery;
  const [isBroken, setIsBroken] = useState(false);
  const src = displayImage(bannerImage);
  if (!isBannerShown({ from, until }, today())) return null;
  if (!src || isBroken) return null;
  const href = webLink(bannerLink);
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
