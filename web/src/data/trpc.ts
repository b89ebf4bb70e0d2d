import type { AppRouter } from '@hoptrail/api-types/router';
import type { QueryClient } from '@tanstack/react-query';
import {
  type CreateTRPCClientOptions,
  type CreateTRPCReact,
  createTRPCClient,
  createTRPCQueryUtils,
  httpBatchLink,
} from '@trpc/react-query';
import { fetchJson } from './fetch-json.ts';
import { serverHooks } from './trpc-hooks.tsx';

/** Hooks over the server's procedures, for components. */
export const trpc = serverHooks as CreateTRPCReact<AppRouter, unknown>;

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
