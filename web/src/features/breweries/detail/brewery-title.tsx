import type { PublicBrewery } from '@hoptrail/contracts/breweries/preview';
import { isLongName } from '../../../components/picture/long-name.ts';
import { OpenStatusLine } from '../hours/open-status-line.tsx';
import { BreweryLogo } from '../shared/brewery-logo.tsx';
import styles from './brewery-title.module.css';

/** What is on a brewery's header picture: logo, kind, name, town and whether it is open. */
export function BreweryTitle({ brewery }: { brewery: PublicBrewery }) {
  return (
    <div className={styles.face}>
      <BreweryLogo brewery={brewery} size={72} className={styles.logo} eager />
      <div className={styles.names}>
        <p className={styles.kind}>{brewery.type}</p>
        <h1 className={isLongName(brewery.name) ? styles.longName : styles.name}>{brewery.name}</h1>
        <p className={styles.town}>
          {brewery.city}, {brewery.state}
        </p>
        <OpenStatusLine brewery={brewery} className={styles.status} />
      </div>
    </div>
  );
}
