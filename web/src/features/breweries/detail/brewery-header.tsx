import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { HeartButton } from '../../../components/actions/heart-button.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { useToggleFavorite } from '../../../data/favorites/use-toggle-favorite.ts';
import { BackToBreweries } from './back-to-breweries.tsx';
import styles from './brewery-header.module.css';
import { BreweryTitle } from './brewery-title.tsx';

export const HEADER_HEIGHT = 300;

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
                onToggle={() => toggle(brewery.id, brewery.name)}
                onPicture
              />
            </div>
          </>
        }
      >
        <BreweryTitle brewery={brewery} />
      </HeaderPicture>
    </div>
  );
}
