import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from './error-state.tsx';
import { Page } from './page.tsx';

/**
 * The page for a screen that could not be shown at all. Trying again loads the document anew:
 * after an update of the server the parts that this one would ask for are gone.
 */
export function RouteError({ error }: ErrorComponentProps) {
  return (
    <Page title="Something went wrong">
      <ErrorState
        error={error}
        title="This page did not open"
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
