import type { PagedQueryName, QueryInput, QueryName, QueryOutput } from './procedures.ts';

/** A path of the app, with `$name` for a variable part, such as `/brewery/$id`. */
export type Path = `/${string}`;

/** The kind of object that the variable part of a path names. */
export type Subject =
  | 'brewery'
  | 'beer'
  | 'specialEvent'
  | 'legacyEvent'
  | 'trail'
  | 'weekday'
  | 'profile';

/**
 * The audience of a screen: everybody, signed-in people, owners of breweries, or administrators.
 */
export type Audience = 'visitor' | 'fan' | 'owner' | 'admin';

/** All facts about a screen, outside of its route and its feature. */
export interface Screen {
  /** The browser's title of the page. */
  title: string;
  /** The title for link previews and search engines, if it differs. */
  linkTitle?: string;
  /** The description for link previews and search engines; by default the product's. */
  description?: string;
  audience: Audience;
  /** Present if the path has a variable part. */
  subject?: Subject;
  /**
   * Whether link previews show the subject's title, description and picture. The page is a 404 if
   * the subject does not exist.
   */
  isAboutSubject?: true;
  /**
   * The queries that the page preloads and that the router fetches before it shows the screen, with
   * their inputs; null for a query without input, and `firstPage` for a list that the screen loads
   * page by page. In an input `$id`, `$username` and `$day` stand for that part of the path, `$me`
   * for the id of the signed-in person. `mayPreload()` says who gets the responses.
   */
  preload?: Preload;
  /**
   * The queries that the page preloads for visitors, who get the sign-in with a preview of the screen;
   * `$me` is not known.
   */
  visitorPreload?: Preload;
  /** The queries that run after the screen is shown; stored offline like the preloaded ones. */
  later?: readonly QueryName[];
  /**
   * Present if the app asks for the queries in advance, so that the screen can be read offline before
   * it was ever opened: those of `preload`, and these.
   */
  ahead?: Preload;
  /** Whether the responses of its queries are stored in the browser and shown offline. */
  offline: boolean;
  /** The picture at the top, which the page shows before the app runs. */
  hero?: Hero;
  /** The name of the screen in the project's records; absent where it is not recorded. */
  records: {
    /** In `docs/lighthouse.md`. */
    lighthouse?: string;
    /** The file of its picture in `docs/screens`. */
    picture?: string;
    /** In the catalogue of states, `web/e2e/catalogue`. */
    catalogue?: string;
  };
}

type Preload = {
  readonly [Name in QueryName]?:
    | (QueryInput<Name> extends void ? null : QueryInput<Name>)
    | (Name extends PagedQueryName ? FirstPage<Name> : never);
};

/** The input of a list without filters, whose first page is preloaded. */
interface FirstPage<Name extends PagedQueryName> {
  firstPage: Omit<Exclude<QueryInput<Name>, void>, 'cursor'>;
}

/**
 * A picture: the URL of a drawing, or a field of the signed-in person or of a preloaded response; of
 * a list, the field of its first item.
 */
type Hero = string | { own: 'headerImage'; standIn: string } | HeroOfResponse;

type HeroOfResponse = {
  [Name in QueryName]: {
    query: Name;
    field: TextField<ItemOf<QueryOutput<Name>>>;
    /**
     * The drawing that is shown if the field is empty, or a function that chooses it from the
     * response.
     */
    standIn: string | ((about: { id: string }) => string);
  };
}[QueryName];

type ItemOf<Output> = Output extends readonly (infer Item)[] ? Item : Output;

type TextField<Output> = {
  [Key in keyof Output & string]: Output[Key] extends string | null ? Key : never;
}[keyof Output & string];
