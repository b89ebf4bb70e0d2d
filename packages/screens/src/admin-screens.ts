import { screensFor } from './screens-for.ts';

/** The screens of administrators. */
export const adminScreens = screensFor('admin', {
  '/admin': {
    title: 'Administration',
    offline: false,
    records: {},
  },
  '/admin/claims': {
    title: 'Claims',
    preload: { 'admin.claims.list': { firstPage: {} } },
    offline: false,
    records: { picture: 'admin-claims' },
  },
  '/admin/people': {
    title: 'People',
    preload: { 'admin.people.list': { firstPage: {} } },
    offline: false,
    records: { lighthouse: 'People', picture: 'admin-people' },
  },
  '/admin/invitations': {
    title: 'Invites',
    preload: { 'admin.invitations.list': { firstPage: {} } },
    offline: false,
    records: {},
  },
  '/admin/breweries': {
    title: 'Breweries',
    preload: { 'admin.breweries.list': { firstPage: { limit: 20 } } },
    offline: false,
    records: { picture: 'admin-breweries' },
  },
  '/admin/trails': {
    title: 'Trails',
    preload: { 'admin.trails.list': { firstPage: {} } },
    offline: false,
    records: {
      lighthouse: 'Trails of administrators',
      picture: 'admin-trails',
      catalogue: 'Trails of administrators',
    },
  },
  '/admin/history': {
    title: 'History',
    preload: { 'admin.history.list': { firstPage: {} } },
    offline: false,
    records: { lighthouse: 'History', picture: 'admin-history' },
  },
});
