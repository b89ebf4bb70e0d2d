import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PositionResult, requestAllowedPosition, requestPosition } from './geolocation.ts';

/**
 * Gets the position each time a screen opens; until it arrives, the last one is used.
 * @param options of the request; screens with equal options share the result
 * @returns the result, undefined before the first one, and a function to ask again
 */
export function useLastPosition(options: PositionOptions): {
  result: PositionResult | undefined;
  retry: () => void;
} {
  const queryClient = useQueryClient();
  const queryKey = ['position', options];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () =>
      requestPosition(options, undefined, (late) => queryClient.setQueryData(queryKey, late)),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
  return { result: data, retry: () => void refetch() };
}

/**
 * Gets the position when a screen opens if the person allowed it before; the browser does not ask.
 * @returns the result, undefined before it arrives
 */
export function useAllowedPosition(options: PositionOptions): PositionResult | undefined {
  const { data } = useQuery({
    queryKey: ['position', 'allowed', options],
    queryFn: () => requestAllowedPosition(options),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
  return data;
}
