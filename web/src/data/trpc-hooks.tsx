import type { AppRouter } from '@hoptrail/api-types/router';
import {
  type QueryClient,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { FIRST_PAGE, pagesKey, queryKey } from './preloads/preloaded-queries.ts';

type Input = object | typeof skipToken | undefined;

interface ProviderProps {
  client: TRPCClient<AppRouter>;
  queryClient: QueryClient;
  children: ReactNode;
}

const hooks = { useQuery: useServerQuery, useInfiniteQuery: usePages, useMutation: useWrite };
const top: Record<string, unknown> = { Provider, useUtils };

/**
 * The provider and hooks that `createTRPCReact` of `@trpc/react-query` returns, as far as the app uses
 * them. The whole set, with subscriptions, suspense and server rendering, adds 3 kB to the first load
 * of every screen.
 */
export const serverHooks: object = new Proxy(top, {
  get: (own, name: string) => own[name] ?? procedure([name]),
});

/** Returns the hooks of a procedure or of the procedures below a path, such as `['events', 'list']`. */
function procedure(path: string[]): object {
  return new Proxy(() => {}, {
    get: (_target, name: string) => procedure([...path, name]),
    apply: (_target, _this, args: [Input?, object?]) => {
      const name = path.slice(0, -1);
      const call = path.at(-1);
      if (call === '_def') return { path: name };
      if (call === 'useMutation') return hooks[call](name.join('.'), args[0] as object);
      if (call === 'useInfiniteQuery') return hooks[call](name.join('.'), ...args);
      if (call === 'useQuery') return hooks[call](name.join('.'), ...args);
      throw new Error(`There is no ${call} here.`);
    },
  });
}

const ClientContext = createContext<ReturnType<typeof createCalls> | undefined>(undefined);

function Provider({ client, queryClient, children }: ProviderProps) {
  const calls = useMemo(() => createCalls(client, queryClient), [client, queryClient]);
  return <ClientContext value={calls}>{children}</ClientContext>;
}

function createCalls(client: TRPCClient<AppRouter>, queryClient: QueryClient) {
  const utils = createTRPCQueryUtils<AppRouter>({ client, queryClient });
  return {
    untyped: getUntypedClient(client),
    utils: new Proxy(utils, {
      get: (target, name) => (name === 'client' ? client : Reflect.get(target, name)),
    }),
  };
}

function useCalls() {
  const calls = use(ClientContext);
  if (!calls) throw new Error('A hook of the server is used outside of its provider.');
  return calls;
}

/** Returns the procedures over the query cache, and the plain client as `client`. */
function useUtils() {
  return useCalls().utils;
}

function useServerQuery(name: string, input: Input, options?: Partial<UseQueryOptions>) {
  const { untyped } = useCalls();
  const known = input === skipToken ? undefined : input;
  return useQuery({
    ...options,
    queryKey: queryKey(name, known),
    queryFn: input === skipToken ? skipToken : () => untyped.query(name, known),
  });
}

function usePages(
  name: string,
  input: Input,
  options?: Partial<UseInfiniteQueryOptions> & { initialCursor?: unknown },
) {
  const { untyped } = useCalls();
  const known = input === skipToken ? undefined : input;
  return useInfiniteQuery({
    getNextPageParam: () => undefined,
    ...options,
    initialPageParam: options?.initialCursor ?? FIRST_PAGE,
    queryKey: pagesKey(name, known),
    queryFn: ({ pageParam }) =>
      untyped.query(name, { ...known, ...(pageParam ? { cursor: pageParam } : {}) }),
  });
}

function useWrite(name: string, options?: UseMutationOptions<unknown, Error, unknown>) {
  const { untyped } = useCalls();
  return useMutation({
    ...options,
    mutationKey: [name.split('.')],
    mutationFn: (input) => untyped.mutation(name, input),
  });
}
