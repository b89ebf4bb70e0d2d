import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BreweriesScreen } from '../../../features/breweries/list/breweries-screen.tsx';
import { TrailsRow } from '../../../features/passports/shared/trails-row.tsx';
import { PageBanner } from '../../../features/settings/page-banner.tsx';
import { pageActions } from '../-page-actions.tsx';

export const Route = createFileRoute('/_app/breweries/')({
  validateSearch: ({ q }): { q?: string } => {
    // The router parses a bare number or boolean in the address as such.
    const words = ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '';
    return words ? { q: words } : {};
  },
  component: Breweries,
});

function Breweries() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const search = (words: string) =>
    navigate({ search: words ? { q: words } : {}, replace: true, viewTransition: false });
  return (
    <BreweriesScreen
      q={q}
      onSearch={search}
      banner={<PageBanner page="breweries" label="Partner of the breweries" />}
      actions={pageActions.breweries}
      trails={<TrailsRow />}
    />
  );
}
