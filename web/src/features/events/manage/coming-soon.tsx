import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/actions/button.tsx';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';

/**
 * The page "Coming Soon" of a brewery's banner, with a link to the form that edits it until then.
 */
export function BannerComingSoon({ id }: { id: string }) {
  return (
    <Page>
      <BackLink to="/brewery-owner-dashboard">Back to Dashboard</BackLink>
      <EmptyState
        drawing="breweries"
        heading="h1"
        title="Feature Coming Soon"
        hint="Banner management gets a page of its own. Until then you change the banner with the brewery's details."
        action={
          <Link to="/brewery/$id/edit" params={{ id }} className={buttonClass()}>
            Edit Details
          </Link>
        }
      />
    </Page>
  );
}

/** The same for a brewery's events. */
export function EventsComingSoon() {
  return (
    <Page>
      <BackLink to="/brewery-owner-dashboard">Back to Dashboard</BackLink>
      <EmptyState
        drawing="events"
        heading="h1"
        title="Feature Coming Soon"
        hint="Event management gets a page of its own. Until then you manage events on your dashboard."
        action={
          <Link to="/brewery-owner-dashboard" className={buttonClass()}>
            Manage events
          </Link>
        }
      />
    </Page>
  );
}
