import { useQuery } from '@tanstack/react-query';
import { type PositionResult, requestPosition } from './geolocation.ts';

/**
 * Asks for the position each time a screen opens; until the answer comes, the last one counts.
 * @param options how to ask; screens that ask alike share the answer
 * @returns the answer, undefined while nothing is known yet, and how to ask again
 */
export function useLastPosition(options: PositionOptions): {
  result: PositionResult | undefined;
  retry: () => void;
} {
  const { data, refetch } = useQuery({
    queryKey: ['position', options],
    queryFn: () => requestPosition(options),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
  return { result: data, retry: () => void refetch() };
}
