import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';

/**
 * The page "Coming Soon" of a brewery's banner, with a link to the form that edits it until then.
 */
export function BannerComingSoon({ id }: { id: string }) {
  return (
    <ComingSoon
      drawing="breweries"
      hint="Banner management gets a page of its own. Until then you change the banner with the brewery's details."
      action={
        <ButtonLink to="/brewery/$id/edit" params={{ id }}>
          Edit Details
        </ButtonLink>
      }
    />
  );
}

/** The same for a brewery's events. */
export function EventsComingSoon() {
  return (
    <ComingSoon
      drawing="events"
      hint="Event management gets a page of its own. Until then you manage events on your dashboard."
      action={<ButtonLink to="/brewery-owner-dashboard">Manage events</ButtonLink>}
    />
  );
}

function ComingSoon(props: { drawing: 'breweries' | 'events'; hint: string; action: ReactNode }) {
  return (
    <Page isText>
      <BackLink to="/brewery-owner-dashboard">Back to Dashboard</BackLink>
      <EmptyState {...props} heading="h1" title="Feature Coming Soon" />
    </Page>
  );
}
