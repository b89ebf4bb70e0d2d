import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';

/** The page of a brewery that does not exist. */
export default function BreweryNotFound() {
  return (
    <Page title="Brewery not found">
      <EmptyState
        drawing="not-found"
        heading="h1"
        title="Brewery not found"
        hint="It may have closed, or the address is not quite right."
        action={<ButtonLink to="/breweries">Nearby Breweries</ButtonLink>}
      />
    </Page>
  );
}
