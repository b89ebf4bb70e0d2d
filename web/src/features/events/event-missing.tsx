import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Page } from '../../components/page.tsx';
import { BackToEvents } from './back-to-events.tsx';

/** The page for an event that is not there. */
export function EventMissing({ title, hint }: { title: string; hint: string }) {
  return (
    <Page title={title}>
      <EmptyState
        drawing="not-found"
        heading="h1"
        title={title}
        hint={hint}
        action={
          <Link to="/events" className={buttonClass()}>
            Back to Events
          </Link>
        }
      />
    </Page>
  );
}

/** The page for an event that did not come. */
export function EventFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title="Event">
      <BackToEvents />
      <ErrorState error={error} title="This event did not open" onRetry={onRetry} />
    </Page>
  );
}
