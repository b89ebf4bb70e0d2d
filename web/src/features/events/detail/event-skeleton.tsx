import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { EVENT_HEADER_HEIGHT } from './event-header.tsx';
import styles from './event-skeleton.module.css';

/** The placeholder of an event's page, in its final size. */
export function EventSkeleton() {
  return (
    <Page underHeader>
      <Loading>
        <div className={styles.page}>
          <Columns split="end">
            <Column>
              <HeaderPicture src={null} fallback="" height={EVENT_HEADER_HEIGHT}>
                <Skeleton width={240} height={36} />
              </HeaderPicture>
              <div className={styles.when}>
                <Skeleton width={56} height={68} />
                <Skeleton width={180} height={49} />
              </div>
              <Skeleton width={120} height={26} radius="var(--radius-full)" />
              <CardSkeleton height={188} />
              <Skeleton width="100%" height={100} />
            </Column>
          </Columns>
        </div>
      </Loading>
    </Page>
  );
}
