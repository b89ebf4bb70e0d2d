import type { AppRouter } from '@hoptrail/api-types/router';
import type {
  AnyTRPCProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server';

type Procedures = AppRouter['_def']['record'];

/** The name of a query of the server, such as `events.special.list`. */
export type QueryName = NamesIn<Procedures>;

/** The input of a query. */
export type QueryInput<Name extends QueryName> = inferProcedureInput<QueryAt<Name>>;

/** The response of a query, as JSON. */
export type QueryOutput<Name extends QueryName> = inferTransformedProcedureOutput<
  AppRouter,
  QueryAt<Name>
>;

/** The name of a query that takes the cursor of a page of its list. */
export type PagedQueryName = {
  [Name in QueryName]: IfPaged<QueryInput<Name>, Name>;
}[QueryName];

type IfPaged<Input, Name> = Input extends object
  ? 'cursor' extends keyof Input
    ? Name
    : never
  : never;

type NamesIn<Routers> = {
  [Key in keyof Routers & string]: Routers[Key] extends AnyTRPCQueryProcedure
    ? Key
    : Routers[Key] extends AnyTRPCProcedure
      ? never
      : `${Key}.${NamesIn<Routers[Key]>}`;
}[keyof Routers & string];

type At<Routers, Name> = Name extends keyof Routers
  ? Routers[Name]
  : Name extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Routers
      ? At<Routers[Key], Rest>
      : never
    : never;

type QueryAt<Name> = Extract<At<Procedures, Name>, AnyTRPCQueryProcedure>;
