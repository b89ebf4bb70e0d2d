const FEEDS = /^\/(calendars|feeds|sitemaps)\//;
const DATA =
  /^\/(api|trpc|objects|art|cards|tiles|streets|ground|assets|calendars|feeds|sitemaps)(\/|$|\?)/;

/** Returns whether a URL is that of a calendar or feed, which people open in a browser too. */
export function isFeedPath(url: string): boolean {
  return FEEDS.test(url);
}

/**
 * Returns whether a URL may be that of a page. Other URLs are data or files, except for the
 * documentation of the API.
 */
export function isPagePath(url: string): boolean {
  return !DATA.test(url) || /^\/api\/docs(\?|$)/.test(url);
}

/**
 * Returns the route that a path leads to. If several match, a fixed segment takes precedence over a
 * parameter, from the left, as in the app's router: `/breweries/map` before `/breweries/$id`.
 * @param routes with `$name` for each parameter
 */
export function routeAt(path: string, routes: readonly string[]): string | undefined {
  const given = segments(path);
  return routes
    .filter((route) => fits(segments(route), given))
    .toSorted((a, b) => variation(a).localeCompare(variation(b)))[0];
}

/** Returns the decoded parameters of a path by their names in the route. */
export function routeParams(path: string, route: string): Record<string, string> {
  const given = segments(path);
  return Object.fromEntries(
    segments(route).flatMap((name, index) =>
      isVariable(name) ? [[name.slice(1), decodedPart(given[index] ?? '')]] : [],
    ),
  );
}

function fits(route: readonly string[], given: readonly string[]): boolean {
  return (
    route.length === given.length &&
    route.every((segment, index) => isVariable(segment) || segment === given[index])
  );
}

/** Returns a digit for each segment: 1 for a parameter, 0 for a fixed one. */
function variation(route: string): string {
  return segments(route)
    .map((segment) => Number(isVariable(segment)))
    .join('');
}

function isVariable(segment: string): boolean {
  return segment.startsWith('$');
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Returns a segment of a path decoded; as it is where that is impossible. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
