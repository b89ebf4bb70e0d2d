import type { QueryInput, QueryName, QueryOutput } from './procedures.ts';

/** An address of the app, with `$name` for the part that varies, such as `/brewery/$id`. */
export type Path = `/${string}`;

/** What the variable part of an address names. */
export type Subject = 'brewery' | 'specialEvent' | 'legacyEvent' | 'weekday';

/** Who a screen is for: everybody, whoever is signed in, owners of breweries, or administrators. */
export type Audience = 'visitor' | 'fan' | 'owner' | 'admin';

/** Everything that is known of a screen outside of its route and its feature. */
export interface Screen {
  /** The browser's title of the page. */
  title: string;
  /** The title for link previews and search engines, where it is another. */
  linkTitle?: string;
  /** For link previews and search engines; the product's own where left out. */
  description?: string;
  audience: Audience;
  /** Present where the path has a variable part. */
  subject?: Subject;
  /** Whether link previews show the subject's title, description and picture, and 404 without it. */
  isAboutSubject?: true;
  /**
   * The queries whose answers the page brings along and that the router asks before it shows the
   * screen, with their inputs; null for a query that takes none. In an input `$id` and `$day` are
   * that part of the address, `$me` is the id of the signed-in person.
   */
  preload?: Preload;
  /** Queries that are asked once the screen is there; stored offline like the preloaded ones. */
  later?: readonly QueryName[];
  /** Whether the answers to its queries are stored in the browser and shown without a connection. */
  offline: boolean;
  /** The picture at its top, which the page shows before the app runs. */
  hero?: Hero;
  /** Under which name the project's own records show it; left out where they do not. */
  records: {
    /** In `docs/lighthouse.md`. */
    lighthouse?: string;
    /** The picture's file in `docs/screens`. */
    picture?: string;
    /** In the catalogue of states, `web/e2e/catalogue`. */
    catalogue?: string;
  };
}

type Preload = {
  readonly [Name in QueryName]?: QueryInput<Name> extends void ? null : QueryInput<Name>;
};

/** A picture: the URL of a drawing, a field of the signed-in person, or of a preloaded answer. */
type Hero = string | { own: 'headerImage'; standIn: string } | HeroOfAnswer;

type HeroOfAnswer = {
  [Name in QueryName]: {
    query: Name;
    field: TextField<QueryOutput<Name>>;
    /** Shown where the field is empty: a drawing, or one for what was answered. */
    standIn: string | ((about: { id: string }) => string);
  };
}[QueryName];

type TextField<Output> = {
  [Key in keyof Output & string]: Output[Key] extends string | null ? Key : never;
}[keyof Output & string];
