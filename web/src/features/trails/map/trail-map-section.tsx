import { positionOf } from '@hoptrail/contracts/lib/distance';
import { type ComponentProps, Suspense } from 'react';
import { lazy } from '../../../components/layout/lazy.tsx';
import { TitledList } from '../../../components/layout/titled-list.tsx';
import { MapFiles } from '../../../components/share/map-files.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { WhenNear } from '../../../components/state/when-near.tsx';

const TrailMap = lazy(() => import('./trail-map.tsx'));
const skeleton = <CardSkeleton height={380} />;

/** The map of a trail, which loads when the person scrolls near it; nothing without positions. */
export function TrailMapSection(props: ComponentProps<typeof TrailMap>) {
  const hasPositions = props.trail.breweries.some((brewery) => positionOf(brewery));
  if (!hasPositions) return null;
  return (
    <TitledList title="The way">
      <WhenNear placeholder={skeleton}>
        <Suspense fallback={skeleton}>
          <TrailMap {...props} />
        </Suspense>
      </WhenNear>
      <MapFiles
        name={props.trail.name}
        path={`/feeds/trails/${encodeURIComponent(props.trail.id)}`}
      />
    </TitledList>
  );
}
