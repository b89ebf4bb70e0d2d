import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorLine, isWorthRetrying } from './errors.ts';

const MINUTE_MS = 60_000;

/**
 * The cache of what the server said, with the product's times (specification, part 9).
 * @param onError sees every failed call
 */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  const report = (error: unknown) => {
    console.error(errorLine(error));
    onError(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: 2 * MINUTE_MS,
        gcTime: 5 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 1000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
