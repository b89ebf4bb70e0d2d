import { HeroImage } from '../../components/picture/hero-image.tsx';
import { LoadingLine } from '../../components/state/loading-line.tsx';
import { Skeleton } from '../../components/state/skeleton.tsx';
import cardStyles from './card/own-brewery-card.module.css';

/** The placeholders of the dashboard, with the picture of the first brewery. */
export function DashboardSkeleton() {
  return (
    <LoadingLine
      placeholders={
        <div className={cardStyles.card}>
          <div className={cardStyles.scene}>
            <HeroImage
              className={cardStyles.picture}
              src={null}
              fallback=""
              width={480}
              height={72}
            />
          </div>
          <Skeleton width="100%" height={360} radius="0" />
        </div>
      }
    >
      Loading your breweries...
    </LoadingLine>
  );
}
