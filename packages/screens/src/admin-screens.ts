import { screensFor } from './screens-for.ts';

/** The open claims, whose number is on a tab of each screen. */
const openClaims = { 'admin.claims.list': { firstPage: {} } } as const;

/** The screens of administrators. */
export const adminScreens = screensFor('admin', {
  '/admin': {
    title: 'Administration',
    preload: { ...openClaims, 'admin.instance.overview': null, 'admin.instance.build': null },
    offline: false,
    records: { picture: 'admin-overview' },
  },
  '/admin/claims': {
    title: 'Claims',
    preload: openClaims,
    offline: false,
    records: { picture: 'admin-claims' },
  },
  '/admin/people': {
    title: 'People',
    preload: { ...openClaims, 'admin.people.list': { firstPage: {} } },
    offline: false,
    records: { lighthouse: 'People', picture: 'admin-people' },
  },
  '/admin/invitations': {
    title: 'Invites',
    preload: { ...openClaims, 'admin.invitations.list': { firstPage: {} } },
    offline: false,
    records: {},
  },
  '/admin/breweries': {
    title: 'Breweries',
    preload: { ...openClaims, 'admin.breweries.list': { firstPage: { limit: 20 } } },
    offline: false,
    records: { picture: 'admin-breweries' },
  },
  '/admin/trails': {
    title: 'Trails',
    preload: { ...openClaims, 'admin.trails.list': { firstPage: {} } },
    offline: false,
    records: {
      lighthouse: 'Trails of administrators',
      picture: 'admin-trails',
      catalogue: 'Trails of administrators',
    },
  },
  '/admin/history': {
    title: 'History',
    preload: { ...openClaims, 'admin.history.list': { firstPage: {} } },
    offline: false,
    records: { lighthouse: 'History', picture: 'admin-history' },
  },
});
