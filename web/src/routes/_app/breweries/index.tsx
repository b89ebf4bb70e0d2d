import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  type BreweriesSearch,
  breweriesSearch,
} from '../../../features/breweries/filters/filter-search.ts';
import { BreweriesScreen } from '../../../features/breweries/list/breweries-screen.tsx';
import { PageBanner } from '../../../features/settings/page-banner.tsx';
import { TrailsRow } from '../../../features/trails/shared/trails-row.tsx';
import { pageActions } from '../-page-actions.tsx';

export const Route = createFileRoute('/_app/breweries/')({
  validateSearch: breweriesSearch,
  component: Breweries,
});

function Breweries() {
  const navigate = useNavigate({ from: Route.fullPath });
  const show = (search: BreweriesSearch, replace: boolean) =>
    navigate({ search, replace, resetScroll: false, viewTransition: false });
  return (
    <BreweriesScreen
      search={Route.useSearch()}
      onSearch={(search) => show(search, true)}
      onFilter={(search) => show(search, false)}
      banner={<PageBanner page="breweries" label="Partner of the breweries" />}
      actions={pageActions.breweries}
      trails={<TrailsRow />}
    />
  );
}
