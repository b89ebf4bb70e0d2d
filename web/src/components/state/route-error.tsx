import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '../../data/errors.ts';
import { useIsOnline } from '../../data/offline/offline.ts';
import { isChunkError } from '../../lib/browser/chunk-errors.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import { Button } from '../actions/button.tsx';
import { Page } from '../layout/page.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * The page for a screen that did not render. A retry reloads the document, because an update of the
 * server removes the files that the old one needs; offline the page stays.
 */
export function RouteError({ error }: ErrorComponentProps) {
  const [problem, setProblem] = useState<string>();
  const retry = async () => setProblem(await reloadPage());
  // A screen may be the first thing that does not load, before any call of the server.
  const isOnline = useIsOnline() && navigator.onLine;
  const missing = isOnline
    ? 'A part of the app did not load.'
    : 'You are offline, and this part of the app is not on this device yet.';
  const cause = isChunkError(error) ? missing : errorMessage(error);
  return (
    <Page title="Something went wrong">
      <div role="alert">
        <EmptyState
          drawing="error"
          title="This page did not open"
          hint={problem ?? cause}
          action={
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          }
        />
      </div>
    </Page>
  );
}
