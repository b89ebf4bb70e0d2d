import { displayImage, sizedImage } from '@hoptrail/contracts/lib/image-paths';
import { stampDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { useState } from 'react';
import { shortDayText } from '../../../lib/text/dates.ts';
import styles from './stamp.module.css';

interface StampProps {
  brewery: { id: string; name: string; city: string; logo: string | null };
  /** Which of the brewery's three stamps, from `stampEditions()`. */
  edition: number;
  /** Its width and height in CSS pixels. */
  size: number;
  /** The day across it, `YYYY-MM-DD`; none for a stamp that has none yet. */
  day?: string;
}

/**
 * A brewery's cancelled stamp, with its logo or initials and the day across it. Decorative: name and
 * day are beside it.
 */
export function Stamp({ brewery, edition, size, day }: StampProps) {
  const [isBroken, setBroken] = useState(false);
  const [isUndrawn, setUndrawn] = useState(false);
  const logo = isBroken ? undefined : displayImage(brewery.logo, 'logo');
  return (
    <span className={styles.stamp} style={{ width: size, height: size }} aria-hidden>
      {isUndrawn ? (
        <span className={styles.ring} />
      ) : (
        <img
          src={stampDrawing(brewery, edition, logo !== undefined)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setUndrawn(true)}
        />
      )}
      {logo && (
        <img
          className={styles.logo}
          src={sizedImage(logo, 96)}
          referrerPolicy="no-referrer"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      {day && (
        <span className={styles.day} style={{ fontSize: Math.max(10, size * 0.135) }}>
          {shortDayText(day)} {'\u2019'}
          {day.slice(2, 4)}
        </span>
      )}
    </span>
  );
}
