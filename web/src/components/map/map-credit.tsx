import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { webLink } from '../../lib/browser/web-link.ts';
import styles from './map-credit.module.css';

interface MapCreditProps {
  /** Undefined until they are known. */
  settings: MapSettings | undefined;
  /** Whether it is at the upper edge, since the lower one is covered. */
  isAtTop?: boolean;
}

interface Credit {
  text: string;
  link: string | null;
}

/** The towns of the ground, as their licence (CC BY 4.0) demands. */
const TOWNS = { text: '© GeoNames', link: 'https://www.geonames.org/about.html' };
/** The streets, as their licence (ODbL) demands. */
const STREETS = { text: '© OpenStreetMap', link: 'https://www.openstreetmap.org/copyright' };

/** The attribution of what the map shows, as its licences demand. */
export function MapCredit({ settings, isAtTop = false }: MapCreditProps) {
  return (
    <p className={styles.credit} data-at-top={isAtTop || undefined}>
      {creditsOf(settings).map(({ text, link }) => {
        const href = webLink(link);
        const shown = <span className={styles.text}>{text}</span>;
        return href ? (
          <a
            key={text}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
          >
            {shown}
          </a>
        ) : (
          shown
        );
      })}
    </p>
  );
}

function creditsOf(settings: MapSettings | undefined): Credit[] {
  if (settings?.tilesUrl) {
    const { attribution, attributionUrl } = settings;
    return attribution ? [{ text: attribution, link: attributionUrl }] : [];
  }
  return settings?.streets ? [STREETS, TOWNS] : [TOWNS];
}
