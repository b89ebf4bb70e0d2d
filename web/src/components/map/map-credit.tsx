import type { MapSettings } from '@hoptrail/contracts/settings/settings';
import { webLink } from '../../lib/browser/web-link.ts';
import styles from './map-credit.module.css';

interface MapCreditProps {
  settings: MapSettings;
  /** Whether it is at the upper edge, since the lower one is covered. */
  isAtTop?: boolean;
}

/** The attribution of the map, as its licence demands. */
export function MapCredit({ settings, isAtTop = false }: MapCreditProps) {
  const href = webLink(settings.attributionUrl);
  if (!settings.attribution) return null;
  const text = <span className={styles.text}>{settings.attribution}</span>;
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
