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
    offline: false,
    records: { picture: 'admin-claims' },
  },
  '/admin/people': {
    title: 'People',
    offline: false,
    records: { lighthouse: 'People', picture: 'admin-people' },
  },
  '/admin/invitations': {
    title: 'Invites',
    offline: false,
    records: {},
  },
  '/admin/breweries': {
    title: 'Breweries',
    offline: false,
    records: { picture: 'admin-breweries' },
  },
  '/admin/trails': {
    title: 'Trails',
    offline: false,
    records: {
      lighthouse: 'Trails of administrators',
      picture: 'admin-trails',
      catalogue: 'Trails of administrators',
    },
  },
  '/admin/history': {
    title: 'History',
    offline: false,
    records: { lighthouse: 'History', picture: 'admin-history' },
  },
});
