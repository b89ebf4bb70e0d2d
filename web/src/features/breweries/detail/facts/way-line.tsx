import { distanceMiles, positionOf } from '@hoptrail/contracts/lib/distance';
import { Distance } from '../../../../components/layout/distance.tsx';
import textLink from '../../../../components/layout/navigation/text-link.module.css';
import { positionOptions } from '../../../../lib/geolocation/geolocation.ts';
import { useAllowedPosition } from '../../../../lib/geolocation/geolocation-query.ts';
import { wayThere } from '../../shared/way-there.ts';

interface WayLineProps {
  brewery: { latitude: string | null; longitude: string | null };
}

/** The way on foot in minutes, or farther by transit, where the person's position is known. */
export default function WayLine({ brewery }: WayLineProps) {
  const found = useAllowedPosition(positionOptions.events);
  const place = positionOf(brewery);
  if (!found?.ok || !place) return null;
  const way = wayThere(found.position, place, navigator.userAgent);
  if (!way) return null;
  return (
    <>
      {' · '}
      <a className={textLink.link} href={way.href} target="_blank" rel="noopener noreferrer">
        {way.minutes === null ? (
          <>
            <Distance miles={distanceMiles(found.position, place)} className={undefined} /> by
            transit
          </>
        ) : (
          `${way.minutes} min walk`
        )}
      </a>
    </>
  );
}
