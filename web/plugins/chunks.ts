import type { Rolldown } from 'vite';

/**
 * Returns how the build groups modules into files. Each file costs a request, so the start gets a
 * few files and code that most screens share gets one; code of a single screen stays with that
 * screen.
 * @param entry the module that starts the app
 * @param routes the folder of the routes
 */
export function chunks(entry: string, routes: string): Rolldown.CodeSplittingOptions {
  const screens = FIRST_SCREENS.map((file) => `${routes}/${file}.tsx?tsr-split=component`);
  let start: ReadonlySet<string> | undefined;
  let first: ReadonlySet<string> | undefined;
  const isNeededAtStart = (id: string, graph: Rolldown.ChunkingContext) => {
    start ??= withoutAllIcons(importedBy([entry], graph));
    return start.has(id) && !needsForms(id, graph);
  };
  const isNeededFirst = (id: string, graph: Rolldown.ChunkingContext) => {
    first ??= importedBy(screens, graph);
    return first.has(id);
  };
  return {
    groups: [
      { name: 'begin', test: /vite\/preload-helper|\/lib\/browser\/reload-page\.ts$/, priority: 4 },
      { name: 'styles', test: FANS_STYLES, priority: 3 },
      { name: (id, graph) => (isNeededAtStart(id, graph) ? startPart(id) : null), priority: 2 },
      // What the screens that people open first show and others share. Styles have their own group.
      {
        name: (id, graph) => (isNeededFirst(id, graph) ? 'shared' : null),
        test: /\/(web\/src\/(components|data|lib|features\/breweries\/shared)|lucide-react)\/.*\.(tsx?|mjs)$/,
        minShareCount: 5,
        priority: 2,
      },
      // What others share and none of those screens shows before a tap, such as dialogs.
      {
        name: 'later',
        test: /\/(web\/src\/(components\/(dialog|layout\/fold|state)|lib(?!\/browser\/(copy-text|scaled-down)|\/text\/contacts))|lucide-react)\//,
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
      // What sends the calls that wait, which no screen needs at first.
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

/** The frame of all screens, and the screens that people open first, by their files in the folder of the routes. */
const FIRST_SCREENS = [
  '_app',
  '_app/index',
  '_app/breweries/index',
  '_app/brewery.$id/index',
  '_app/beer/$id',
  '_app/events/index',
  '_app/brewery-owner-dashboard',
];

/**
 * Styles of the screens that people open most: breweries, events, finder and profile. Those of other
 * screens, and of what loads later, such as maps, calendars and what follows a check-in, stay with
 * their scripts.
 */
const FANS_STYLES = new RegExp(
  String.raw`/web/src/(?!(${[
    'components/(actions/icon|contact|form/(conflicts|drafts|groups|images)|list/(row|sortable|toolbar)|map|menu|picture/(full-screen|portraits)|qr|share/map|state/loads|upload)[/-]',
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

/**
 * Returns modules and everything that they import statically.
 * @throws Error if the build has no such module
 */
function importedBy(ids: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  for (const id of ids) {
    if (!graph.getModuleInfo(id)) throw new Error(`The build has no module ${id}.`);
  }
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Returns whether a module belongs to the form library or depends on it, or keeps people from leaving
 * a form: only people who edit load it.
 */
function needsForms(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (id.endsWith('/react-router/dist/esm/useBlocker.js')) return true;
  if (!/\/components\/form\/|\/react-hook-form\//.test(id)) return false;
  return [...importedBy([id], graph)].some((imported) => imported.includes('/react-hook-form/'));
}
