import { createFileRoute } from '@tanstack/react-router';
import { lazy } from '../../../components/layout/lazy.tsx';
import { AdminOnly } from '../../../features/admin/admin-only.tsx';
import { BeerScreen } from '../../../features/beers/page/beer-screen.tsx';

const BeerPageActions = lazy(() => import('../../../features/admin/beers/beer-page-actions.tsx'));

export const Route = createFileRoute('/_app/beer/$id')({
  component: () => (
    <BeerScreen
      id={Route.useParams().id}
      actions={(beer) => (
        <AdminOnly>
          <BeerPageActions beer={beer} />
        </AdminOnly>
      )}
    />
  ),
});
