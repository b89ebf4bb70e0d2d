import { standInHeaders } from '@hoptrail/contracts/lib/stand-in-pictures';
import { screensFor } from './screens-for.ts';

/** The screens that need no session. */
export const visitorScreens = screensFor('visitor', {
  '/welcome': {
    title: 'Welcome',
    offline: false,
    records: { lighthouse: 'Sign-in', picture: 'welcome', catalogue: 'Welcome' },
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The agreement between you and Hoptrail.',
    offline: false,
    records: { lighthouse: 'Terms' },
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What Hoptrail keeps about you, and what it does not.',
    offline: false,
    records: { lighthouse: 'Privacy' },
  },
  '/u/$username': {
    title: 'Logbook',
    subject: 'profile',
    isAboutSubject: true,
    preload: { 'profiles.byUsername': { username: '$username' } },
    offline: false,
    hero: {
      query: 'profiles.byUsername',
      field: 'headerImage',
      standIn: standInHeaders.profile,
    },
    records: {
      lighthouse: 'Public logbook',
      picture: 'public-logbook',
      catalogue: 'Public logbook',
    },
  },
  '/board': {
    title: 'Board',
    description: 'The menu of a brewery on a television.',
    offline: false,
    records: {},
  },
  '/sign-in-link': {
    title: 'Welcome',
    offline: false,
    records: {},
  },
  '/first-administrator': {
    title: 'Welcome',
    offline: false,
    records: {},
  },
});
