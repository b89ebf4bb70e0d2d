import { ButtonLink } from '../actions/button-link.tsx';
import { Page } from '../layout/page.tsx';
import { EmptyState } from './empty-state.tsx';

/** The page of an unknown path. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found">
      <EmptyState
        drawing="not-found"
        heading="h1"
        title="404 Page Not Found"
        hint="The trail ends here. Whatever was at this address has moved or never was."
        action={<ButtonLink to="/">Back to your profile</ButtonLink>}
      />
    </Page>
  );
}
