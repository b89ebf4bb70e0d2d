import type { Rolldown } from 'vite';

/**
 * Returns how the build groups modules into files. Each file costs a request, so the start gets a
 * few files and code that most screens share gets one; code of a single screen stays with that
 * screen.
 * @param entry the module that starts the app
 */
export function chunks(entry: string): Rolldown.CodeSplittingOptions {
  let start: ReadonlySet<string> | undefined;
  const isNeededAtStart = (id: string, graph: Rolldown.ChunkingContext) => {
    start ??= withoutAllIcons(importedBy(entry, graph));
    return start.has(id);
  };
  return {
    groups: [
      { name: 'begin', test: /vite\/preload-helper|\/lib\/browser\/reload-page\.ts$/, priority: 4 },
      { name: 'styles', test: FANS_STYLES, priority: 3 },
      { name: (id, graph) => (isNeededAtStart(id, graph) ? startPart(id) : null), priority: 2 },
      // The lines of beers load with the lists that use them, and maps with Leaflet: no first screen needs
      // them, nor what copies, picks a brewery, or sends waiting changes and pictures.
      {
        name: (id, graph) => (needsForms(id, graph) ? null : 'shared'),
        test: /\/(web\/src\/(components(?!\/(contact\/|form\/|layout\/navigation\/back-from-tool|list\/(growing-list|row-|toolbar)|map\/|menu\/|upload\/|share\/(copy-|use-copy)))|data(?!\/(uploads\/|waiting\/(calls|kinds|move|send|show|worth)))|lib(?!\/browser\/(copy-text|open-picture|scaled-down|screen\/wide-screen)|\/text\/(contacts|region\/price))|features\/breweries\/shared(?!\/(brewery-picker|notes\/)))|lucide-react)\//,
        minShareCount: 5,
        priority: 1,
      },
      // Labelled inputs and sending pictures: few screens need them at first.
      {
        name: (id, graph) => (needsForms(id, graph) ? null : 'inputs'),
        test: /\/web\/src\/components\/form\/(?!page-actions|images|groups)/,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: (id, graph) => (needsForms(id, graph) ? null : 'uploads'),
        test: /\/web\/src\/(components\/(form\/images|upload)|data\/uploads)\//,
        minShareCount: 2,
        priority: 1,
      },
      // What the screens of administrators share.
      {
        name: 'admin',
        test: /\/web\/src\/(components\/list\/toolbar|features\/admin\/(layout|lists\/|claims\/(open-claims|use-open)|people\/person-link))/,
        minShareCount: 2,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      // The marks and times of hours and events, and three more files of a few lines each: by themselves
      // they take more than together.
      {
        name: 'times',
        test: /\/packages\/contracts\/src\/lib\/text\/(clock-time|range-words)\.ts$/,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'contracts',
        test: /\/packages\/contracts\/src\/lib\/(badges|distance|text\/wait-text)\.ts$/,
        minShareCount: 2,
        priority: 1,
      },
      // The calls that wait and what sends them, which no screen needs at first.
      {
        name: 'waiting-calls',
        test: /\/web\/src\/data\/waiting\/calls\/(waiting-calls|use-waiting-call|put-call)\.ts$/,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      {
        name: 'sending',
        test: /\/web\/src\/data\/waiting\/(calls-sender|kinds\/|send|show|worth)/,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      {
        name: 'waiting',
        test: /\/web\/src\/features\/waiting\/(?!shared\/has)/,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      // The lists of fields, a few lines each: the history needs all of them.
      {
        name: 'fields',
        test: /\/packages\/contracts\/src\/(entities\/(?!schemas|sample-value)|lists\/(offers|beer-availability|beer-sections))/,
        minShareCount: 2,
        includeDependenciesRecursively: false,
        priority: 1,
      },
      {
        name: (id, graph) => (needsForms(id, graph) ? 'forms' : null),
        includeDependenciesRecursively: false,
      },
    ],
  };
}

/**
 * Styles of the screens that people open most: breweries, events, finder and profile. Those of other
 * screens, and of what loads later, such as maps, calendars and what follows a check-in, stay with
 * their scripts.
 */
const FANS_STYLES = new RegExp(
  String.raw`/web/src/(?!(${[
    'components/(actions/icon-buttons|contact|form/(conflicts|drafts|groups|images)|list/(row|sortable|toolbar)|map|menu|picture/(full-screen|portraits)|qr|share/map|state/loads|upload)[/-]',
    'features/(admin|auth|boards|calendars|claims|dashboard|gallery|history|legal|location|news|personal-data|podcast|profiles|search|staff|statistics|tags|waiting)/',
    'features/beers/(page|shared/(had|toggle|wishes)|yours)/',
    String.raw`features/\w+/(manage|map|place|notes|print|prize|redeem|tap-list)/`,
    'features/(breweries/hours|trails/(detail|list|preview|shared/(given|house|question|trail-badges)))',
    'features/pwa/install/',
    'features/profile/(account|devices|edit|privacy)/',
    'features/settings/shared/',
    'features/events/rsvps/',
    'features/checkins/(after|celebration|tap)/',
    'features/logbook/(figures|list|shared/editor)/',
  ].join('|')})).*\.css$|/@fontsource/`,
);

/**
 * Returns the part of the start that a module belongs to. Each part runs as its own task, so that a
 * phone can respond in between.
 */
function startPart(id: string): string {
  if (/\/(react|react-dom|scheduler)\/|\/lib\/browser\/react-dom\.ts$/.test(id)) return 'react';
  if (/\/@tanstack\/(react-)?(router|history|store)/.test(id)) return 'router';
  if (/\/(@tanstack\/(react-)?query|@trpc\/)/.test(id)) return 'calls';
  return 'start';
}

/**
 * Returns the modules of the start.
 * @throws Error if one of them imports `lucide-react` as a whole: then every icon of the app counts as
 * needed at the start
 */
function withoutAllIcons(start: ReadonlySet<string>): ReadonlySet<string> {
  if ([...start].some((id) => id.endsWith('/lucide-react.mjs')))
    throw new Error("Import an icon by its own path, such as 'lucide-react/icons/heart'.");
  return start;
}

/** Returns a module and everything that it imports statically. */
function importedBy(entry: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Returns whether a module belongs to the form library or depends on it: only people who edit load
 * it.
 */
function needsForms(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!/\/components\/form\/|\/react-hook-form\//.test(id)) return false;
  return [...importedBy(id, graph)].some((imported) => imported.includes('/react-hook-form/'));
}
