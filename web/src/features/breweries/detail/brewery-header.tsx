import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { HeartButton } from '../../../components/actions/heart-button.tsx';
import { ShareButton } from '../../../components/actions/share-button.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { useToggleFavorite } from '../../../data/use-toggle-favorite.ts';
import { OpenStatusLine } from '../hours/open-status-line.tsx';
import { BreweryLogo } from '../shared/brewery-logo.tsx';
import { BackToBreweries } from './back-to-breweries.tsx';
import styles from './brewery-header.module.css';

export const HEADER_HEIGHT = 300;

/** From this length on, a name is smaller, so that it does not cover the picture. */
const LONG_NAME = 36;

/** The header of a brewery's page: picture, logo, name, kind, town and the heart. */
export function BreweryHeader({ brewery }: { brewery: BreweryDetail }) {
  const { isFavorite, toggle } = useToggleFavorite();
  return (
    <div className={styles.frame}>
      <HeaderPicture
        src={brewery.image}
        fallback={headerDrawing(brewery)}
        height={HEADER_HEIGHT}
        corners={
          <>
            <BackToBreweries />
            <div className={styles.corner}>
              <ShareButton
                title={brewery.name}
                label="Share this brewery"
                card={{ kind: 'brewery', id: brewery.id }}
              />
              <HeartButton
                name={brewery.name}
                pressed={isFavorite(brewery.id)}
                onToggle={() => toggle(brewery.id)}
                onPicture
              />
            </div>
          </>
        }
      >
        <div className={styles.face}>
          <BreweryLogo brewery={brewery} size={72} className={styles.logo} eager />
          <div className={styles.names}>
            <p className={styles.kind}>{brewery.type}</p>
            <h1 className={brewery.name.length < LONG_NAME ? styles.name : styles.longName}>
              {brewery.name}
            </h1>
            <p className={styles.town}>
              {brewery.city}, {brewery.state}
            </p>
            <OpenStatusLine brewery={brewery} className={styles.status} />
          </div>
        </div>
      </HeaderPicture>
    </div>
  );
}
