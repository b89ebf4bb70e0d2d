import { headerDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import { screensFor } from './screens-for.ts';

/** The screens of owners and staff of breweries. */
export const ownerScreens = screensFor('owner', {
  '/brewery/$id/edit': {
    title: 'Edit Brewery',
    subject: 'brewery',
    preload: { 'breweries.byId': { id: '$id' } },
    offline: false,
    records: { lighthouse: 'Edit brewery', catalogue: 'Edit Brewery Details' },
  },
  '/brewery/$id/beers': {
    title: 'Tap List',
    subject: 'brewery',
    preload: {
      'breweries.byId': { id: '$id' },
      'beers.ofBrewery': { breweryId: '$id' },
      'beers.changed': { breweryId: '$id' },
    },
    offline: false,
    records: { picture: 'tap-list' },
  },
  '/brewery/$id/boards': {
    title: 'Boards',
    subject: 'brewery',
    preload: { 'boards.ofBrewery': { breweryId: '$id' } },
    offline: false,
    records: { picture: 'boards' },
  },
  '/brewery/$id/print': {
    title: 'Print the Menu',
    subject: 'brewery',
    preload: { 'beers.menu': { breweryId: '$id' } },
    offline: false,
    records: { picture: 'print' },
  },
  '/brewery/$id/location': {
    title: 'Location',
    subject: 'brewery',
    preload: { 'breweries.byId': { id: '$id' }, 'settings.map': null },
    offline: false,
    records: { picture: 'pin' },
  },
  '/brewery/$id/staff': {
    title: 'Team',
    subject: 'brewery',
    preload: { 'breweries.byId': { id: '$id' }, 'staff.team': { id: '$id' } },
    offline: false,
    records: { picture: 'team' },
  },
  '/brewery/$id/tags': {
    title: 'NFC Tags',
    subject: 'brewery',
    preload: { 'tags.ofBrewery': { breweryId: '$id' } },
    offline: false,
    records: {},
  },
  '/brewery/$id/statistics': {
    title: 'Statistics',
    subject: 'brewery',
    preload: { 'breweries.byId': { id: '$id' }, 'statistics.ofBrewery': { breweryId: '$id' } },
    offline: false,
    records: { picture: 'statistics' },
  },
  '/brewery/$id/banner': {
    title: 'Feature Coming Soon',
    subject: 'brewery',
    offline: false,
    records: {},
  },
  '/brewery/$id/events': {
    title: 'Feature Coming Soon',
    subject: 'brewery',
    offline: false,
    records: {},
  },
  '/brewery-owner-dashboard': {
    title: 'Brewery Owner Dashboard',
    preload: {
      'users.ownedBreweries': { id: '$me' },
      'users.staffBreweries': { id: '$me' },
      'events.special.list': null,
      'events.weekly.list': null,
    },
    offline: true,
    hero: { query: 'users.ownedBreweries', field: 'image', standIn: headerDrawing },
    records: { lighthouse: 'Owner dashboard', picture: 'owner', catalogue: 'Owner dashboard' },
  },
  '/redeem': {
    title: 'Redeem a Prize',
    preload: {
      'users.ownedBreweries': { id: '$me' },
      'users.staffBreweries': { id: '$me' },
    },
    offline: false,
    records: { lighthouse: 'Redeem a prize', picture: 'redeem', catalogue: 'Redeem a prize' },
  },
});
