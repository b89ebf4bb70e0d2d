import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { webLink } from '../../lib/browser/web-link.ts';
import styles from './map-credit.module.css';

interface MapCreditProps {
  /** Undefined until they are known. */
  settings: MapSettings | undefined;
  /** Whether it is at the upper edge, since the lower one is covered. */
  isAtTop?: boolean;
}

/** The towns of the ground, as their licence (CC BY 4.0) demands. */
const GROUND = { attribution: '© GeoNames', attributionUrl: 'https://www.geonames.org/about.html' };

/** The attribution of what the map shows, as its licence demands. */
export function MapCredit({ settings, isAtTop = false }: MapCreditProps) {
  const { attribution, attributionUrl } = settings?.tilesUrl ? settings : GROUND;
  const href = webLink(attributionUrl);
  if (!attribution) return null;
  const text = <span className={styles.text}>{attribution}</span>;
  return (
    <p className={styles.credit} data-at-top={isAtTop || undefined}>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
