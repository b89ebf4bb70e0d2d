import type { QueryClient } from '@tanstack/react-query';
import { refusal } from '../../data/errors.ts';

/**
 * Calls `act` whenever the server does not know a procedure that the app calls: the two are of
 * different versions.
 * @returns a function that stops it
 */
export function onUnknownProcedure(client: QueryClient, act: () => void): () => void {
  const look = (error: unknown) => {
    if (refusal(error).code === 'route.notFound') act();
  };
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
