import { useQuery } from '@tanstack/react-query';
import { type PositionResult, requestPosition } from './geolocation.ts';

/**
 * Gets the position each time a screen opens; until it arrives, the last one is used.
 * @param options of the request; screens with equal options share the result
 * @returns the result, undefined before the first one, and a function to ask again
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
