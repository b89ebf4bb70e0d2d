import { hash } from 'node:crypto';
import { makeSignInLink } from '../../../features/auth/links/sign-in-links.ts';
import { publicIdOf } from '../../../features/auth/sessions/sessions.rules.ts';
import { bounded, type Examples } from './example.ts';
import { ART } from './fields.ts';

/** Inputs of the procedures about accounts, profiles and personal data. */
export const people: Examples = {
  'auth.sendCode': ({ holder }) => ({ email: holder.email }),
  'auth.verifyCode': async ({ holder, codeFor }) => ({
    email: holder.email,
    code: await codeFor(holder.email),
  }),
  'auth.completeProfile': ({ newEmail, breweryId }) => ({
    email: newEmail,
    username: `new-${breweryId.slice(0, 8)}`,
    profileImageUrl: '/art/portraits/1.svg',
  }),
  'auth.signInByLink': async ({ run, holder }) => {
    const link = await makeSignInLink(run.deps.db, run.deps, holder.email);
    return { token: new URL(link).hash.slice(1) };
  },
  'auth.sessions.end': ({ holder }) => ({
    id: publicIdOf(hash('sha256', holder.cookies.get('hoptrail') ?? '')),
  }),
  'auth.becomeFirstAdministrator': () => ({ token: 'used-up-long-ago' }),

  'users.byId': ({ holder }) => ({ id: holder.id }),
  'users.badge': ({ holder }) => ({ id: holder.id }),
  'users.favorites': ({ holder }) => ({ id: holder.id }),
  'users.ownedBreweries': ({ holder }) => ({ id: holder.id }),
  'users.staffBreweries': ({ holder }) => ({ id: holder.id }),
  'users.lostBreweries': ({ holder }) => ({ id: holder.id }),
  'users.closeLostBrewery': ({ holder, breweryId }) => ({ id: holder.id, breweryId }),
  'users.delete': ({ holder }) => ({ id: holder.id }),
  'users.toggleFavorite': ({ holder, breweryId }) => ({ id: holder.id, breweryId }),
  'users.setFavorite': ({ holder, breweryId }) => ({ id: holder.id, breweryId, isFavorite: true }),
  'users.update': ({ holder }) => ({
    id: holder.id,
    username: `fan_${holder.id.slice(0, 8)}`,
    location: 'Tulsa, OK',
    distanceUnit: 'kilometers',
    profileImage: '/art/portraits/2.svg',
    headerImage: ART,
  }),
  'users.updatePrivacy': ({ holder }) => ({
    id: holder.id,
    showsOnLeaderboard: true,
    showsLogbook: true,
  }),
  'users.setBeerPreferences': ({ holder }) => ({
    id: holder.id,
    beerStylePreferences: ['Stout', 'Märzen'],
  }),
  'users.setProfileImage': ({ holder }) => ({
    userId: holder.id,
    profileImageURL: '/art/portraits/3.svg',
  }),

  'profiles.byUsername': ({ shownUsername }) => ({ username: shownUsername }),
  'profiles.stamps': ({ shownUsername, breweryId }) => ({
    username: shownUsername,
    cursor: breweryId,
  }),

  'personalData.importVisits': bounded('IMPORTS_PER_PERSON', () => ({
    fileName: 'untappd.csv',
    bytes: 120_000,
  })),
  'personalData.importedVisits': () => ({ limit: 10 }),
  'personalData.unmatched': ({ importId }) => ({ id: importId }),
  'personalData.removeImport': ({ importId }) => ({ id: importId }),
};
