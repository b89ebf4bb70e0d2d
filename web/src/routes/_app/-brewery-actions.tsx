import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { Suspense } from 'react';
import { PageActions } from '../../components/form/page-actions/page-actions-row.tsx';
import { lazy } from '../../components/layout/lazy.tsx';
import { AdminOnly } from '../../features/admin/admin-only.tsx';

const BreweryPageActions = lazy(
  () => import('../../features/admin/breweries/brewery-page-actions.tsx'),
);
const ClaimPanel = lazy(() => import('../../features/claims/claim-panel.tsx'));
const BreweryLinks = lazy(() => import('../../features/breweries/manage/brewery-links.tsx'));
const EditBrewery = lazy(() => import('../../features/breweries/manage/edit-brewery.tsx'));

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
