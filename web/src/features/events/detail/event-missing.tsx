import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { ErrorState } from '../../../components/state/error-state.tsx';
import { BackToEvents } from '../shared/back-to-events.tsx';

/** The page of an event that does not exist. */
export function EventMissing({ title, hint }: { title: string; hint: string }) {
  return (
    <Page title={title}>
      <EmptyState
        drawing="not-found"
        heading="h1"
        title={title}
        hint={hint}
        action={<ButtonLink to="/events">Back to Events</ButtonLink>}
      />
    </Page>
  );
}

/** The page of an event that did not load. */
export function EventFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page>
      <BackToEvents />
      <ErrorState error={error} title="This event did not open" onRetry={onRetry} />
    </Page>
  );
}
