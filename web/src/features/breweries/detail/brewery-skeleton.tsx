import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { HeaderPicture } from '../../../components/picture/header-picture.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../../components/state/skeleton.tsx';
import { HEADER_HEIGHT } from './brewery-header.tsx';
import styles from './brewery-skeleton.module.css';

/** The placeholders of a brewery's page. */
export function BrewerySkeleton() {
  return (
    <Page underHeader>
      <Loading>
        <div className={styles.page}>
          <Columns split="start">
            <Column>
              <HeaderPicture src={null} fallback="" height={HEADER_HEIGHT}>
                <div className={styles.names}>
                  <Skeleton width={200} height={32} />
                  <Skeleton width={150} height={18} />
                </div>
              </HeaderPicture>
              <Skeleton width="100%" height={52} radius="var(--radius-full)" />
            </Column>
            <Column>
              <CardSkeleton height={240} />
            </Column>
          </Columns>
        </div>
      </Loading>
    </Page>
  );
}
