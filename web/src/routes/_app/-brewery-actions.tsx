import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { Suspense } from 'react';
import { PageActions } from '../../components/form/page-actions/page-actions-row.tsx';
import { part } from '../../components/layout/part.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const BreweryPageActions = part(
  () => import('../../features/admin/breweries/brewery-page-actions.tsx'),
);
const ClaimPanel = part(() => import('../../features/claims/claim-panel.tsx'));
const BreweryLinks = part(() => import('../../features/breweries/manage/brewery-links.tsx'));
const EditBrewery = part(() => import('../../features/breweries/manage/edit-brewery.tsx'));

/**
 * The actions of owners, staff and administrators on a brewery's page; other people do not load their
 * code.
 */
export const breweryActions = {
  page: (brewery: BreweryDetail) =>
    (brewery.viewer.canEdit || brewery.viewer.isStaff) && (
      <PageActions>
        {brewery.viewer.canEdit && <EditBrewery brewery={brewery} />}
        <BreweryLinks brewery={brewery} />
        <AdminOnly>
          <BreweryPageActions brewery={brewery} />
        </AdminOnly>
      </PageActions>
    ),
  claim: (brewery: BreweryDetail) =>
    !brewery.viewer.canEdit &&
    !(brewery.viewer.isStaff && brewery.ownerId) && (
      <Suspense>
        <ClaimPanel brewery={brewery} />
      </Suspense>
    ),
};
