import type { AppRouter } from '@hoptrail/api-types/router';
import type { QueryClient } from '@tanstack/react-query';
import {
  type CreateTRPCClientOptions,
  createTRPCClient,
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
} from '@trpc/react-query';
import { fetchJson } from './fetch-json.ts';

/** Hooks over the server's procedures, for components. */
export const trpc = createTRPCReact<AppRouter>();

const options: CreateTRPCClientOptions<AppRouter> = {
  links: [httpBatchLink({ url: '/trpc', maxItems: 10, fetch: fetchJson })],
};

/** The plain client, for calls outside of React. */
export const createClient = () => createTRPCClient<AppRouter>(options);
export type Client = ReturnType<typeof createClient>;

/** The same procedures over the query cache, for route loaders. */
export const createQueryUtils = (client: Client, queryClient: QueryClient) =>
  createTRPCQueryUtils<AppRouter>({ client, queryClient });
export type QueryUtils = ReturnType<typeof createQueryUtils>;
