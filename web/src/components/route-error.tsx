import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from './error-state.tsx';
import { Page } from './page.tsx';

/** The page for a screen that could not be shown at all. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title="Something went wrong">
      <ErrorState error={error} title="This page did not open" onRetry={retry} />
    </Page>
  );
}
