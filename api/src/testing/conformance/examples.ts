import { hash } from 'node:crypto';
import { makeSignInLink } from '../../features/auth/links/sign-in-links.ts';
import { publicIdOf } from '../../features/auth/sessions/sessions.rules.ts';
import { ART, beer, episode, LINK, specialEvent, trail, weeklyEvent } from './example-fields.ts';
import type { Scene } from './scene.ts';

type Example = (scene: Scene) => object | Promise<object>;

const banner = () => ({ bannerImageUrl: ART, bannerLinkUrl: LINK });
const picture = () => ({ imageUrl: 'https://bucket.example/uploads/abc-1?signature=2' });

/**
 * Returns a valid input for every procedure that takes one. It concerns objects of the scene: the
 * holder's account, brewery and events.
 */
export const examples: Readonly<Record<string, Example>> = {
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
    showsTrail: true,
  }),
  'users.setBeerPreferences': ({ holder }) => ({
    id: holder.id,
    beerStylePreferences: ['Stout', 'Märzen'],
  }),
  'users.setProfileImage': ({ holder }) => ({
    userId: holder.id,
    profileImageURL: '/art/portraits/3.svg',
  }),

  'breweries.list': () => ({
    ...{ lat: 35.4676, lng: -97.5164, q: 'porch', limit: 20, radius: 25 },
    ...{ openNow: false, eventsToday: false, offers: [] },
  }),
  'breweries.clusters': () => ({
    ...{ south: 33, north: 38, west: -104, east: -93, zoom: 7 },
    ...{ q: 'porch', openNow: false, eventsToday: false, offers: ['dogs'] },
  }),
  'breweries.byId': ({ breweryId }) => ({ id: breweryId }),
  'breweries.notes': ({ breweryId }) => ({ id: breweryId }),
  'breweries.setNotes': ({ breweryId }) => ({ id: breweryId, notes: 'Ask for the dark one.' }),
  'breweries.update': ({ breweryId }) => ({
    id: breweryId,
    address: '1 Hop Lane',
    city: 'Norman',
    state: 'Oklahoma',
    zipCode: '73069',
    phone: '(405) 555-0199',
    hours: 'Daily 3 pm - 10 pm',
    policies: null,
    image: ART,
    logo: '/art/covers/1.svg',
    bannerImage: 'https://pictures.example/banner.png',
    bannerLink: LINK,
    tapListUrl: 'https://taps.example/porch-light',
    socialLinks: { website: 'https://porchlight.example', instagram: null },
  }),
  'breweries.setBanner': ({ breweryId }) => ({ id: breweryId, ...banner() }),
  'breweries.setPin': ({ breweryId }) => ({
    id: breweryId,
    latitude: 35.4676,
    longitude: -97.5164,
  }),
  'admin.breweries.setClosed': ({ breweryId }) => ({ id: breweryId, closed: true }),
  'admin.breweries.list': () => ({ q: 'porch', state: 'open', limit: 20, cursor: 0 }),
  'admin.breweries.create': ({ breweryId }) => ({
    name: 'Harvest Moon Brewing',
    address: `${breweryId} Hop Lane`,
    city: 'Norman',
    state: 'Oklahoma',
    zipCode: '73069',
    type: 'Brewpub',
    phone: '(405) 555-0199',
    hours: 'Daily 3 pm - 10 pm',
    policies: null,
    tapListUrl: 'https://taps.example/harvest-moon',
    latitude: 35.2226,
    longitude: -97.4395,
  }),
  'admin.breweries.setOwner': ({ breweryId, caller }) => ({ id: breweryId, email: caller.email }),

  'staff.list': ({ breweryId }) => ({ id: breweryId }),
  'staff.add': ({ breweryId, shownUsername }) => ({ id: breweryId, person: shownUsername }),
  'staff.remove': ({ breweryId, staffId }) => ({ id: breweryId, userId: staffId }),

  'beers.onTap': ({ breweryId }) => ({ breweryId }),
  'beers.changed': ({ breweryId }) => ({ breweryId }),
  'beers.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'beers.create': ({ breweryId }) => ({ ...beer(), beerName: 'Wool Sock Stout', breweryId }),
  'beers.update': ({ beerId }) => ({ ...beer(), id: beerId }),
  'beers.delete': ({ beerId }) => ({ id: beerId }),
  'beers.had.list': () => ({ search: 'amber', limit: 20 }),
  'beers.had.marks': ({ breweryId }) => ({ breweryId }),
  'beers.had.shared': ({ beerId }) => ({ beerId, limit: 10 }),
  'beers.had.mark': ({ beerId }) => ({
    beerId,
    rating: 3.75,
    notes: 'Toast first, then caramel.',
    isShared: true,
    hadAt: '2026-04-30T20:00:00.000Z',
  }),
  'beers.had.unmark': ({ beerId }) => ({ beerId }),
  'beers.had.update': ({ hadId }) => ({ id: hadId, rating: null, notes: '', isShared: false }),
  'beers.had.remove': ({ hadId }) => ({ id: hadId }),

  'checkins.status': ({ holder, breweryId }) => ({ userId: holder.id, breweryId }),
  'checkins.create': ({ holder, breweryId }) => ({
    userId: holder.id,
    breweryId,
    notes: 'Two of us, one dog.',
    latitude: 35.4666,
    longitude: -97.5116,
    accuracy: 12,
  }),
  'checkins.update': ({ checkinId }) => ({
    id: checkinId,
    notes: 'The dark one, by the window.',
    onlyForMe: true,
  }),
  'checkins.photos.set': ({ checkinId, photoId }) => ({
    id: checkinId,
    photos: [`/objects/uploads/${photoId}`],
  }),
  'profiles.byUsername': ({ shownUsername }) => ({ username: shownUsername }),
  'profiles.stamps': ({ shownUsername, breweryId }) => ({
    username: shownUsername,
    cursor: breweryId,
  }),
  'trail.list': () => ({ search: 'porch', limit: 20 }),
  'checkins.leaderboard': () => ({ limit: 10 }),

  'events.byId': ({ legacyEventId }) => ({ id: legacyEventId }),
  'events.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'events.special.byId': ({ specialEventId }) => ({ id: specialEventId }),
  'events.special.create': ({ breweryId }) => ({ ...specialEvent(), breweryId }),
  'events.special.update': ({ specialEventId }) => ({ ...specialEvent(), id: specialEventId }),
  'events.special.delete': ({ specialEventId }) => ({ id: specialEventId }),
  'events.weekly.byDay': () => ({ day: 'wednesday' }),
  'events.weekly.create': ({ breweryId }) => ({ ...weeklyEvent(), breweryId }),
  'events.weekly.update': ({ weeklyEventId, eventBreweryId }) => ({
    ...weeklyEvent(),
    id: weeklyEventId,
    ...(eventBreweryId && { breweryId: eventBreweryId }),
  }),
  'events.weekly.delete': ({ weeklyEventId }) => ({ id: weeklyEventId }),

  'checkins.houseCode': ({ breweryId }) => ({ id: breweryId }),
  'passports.byId': ({ passportId }) => ({ id: passportId }),
  'passports.progress': ({ passportId }) => ({
    id: passportId,
    latitude: 35.4676,
    longitude: -97.5164,
  }),
  'passports.stampsOfBrewery': ({ breweryId }) => ({ id: breweryId, limit: 10 }),
  'passports.checkPrize': ({ breweryId, prizeCode }) => ({ breweryId, code: prizeCode }),
  'passports.redeem': ({ breweryId, prizeCode }) => ({ breweryId, code: prizeCode }),
  'passports.undoRedemption': ({ breweryId, redeemedCode }) => ({ breweryId, code: redeemedCode }),
  'admin.passports.list': () => ({ limit: 10 }),
  'admin.passports.byId': ({ passportId }) => ({ id: passportId }),
  'admin.passports.create': trail,
  'admin.passports.update': (scene) => ({ ...trail(scene), id: scene.passportId }),
  'admin.passports.setOpen': ({ passportId }) => ({ id: passportId, open: false }),

  'admin.podcast.createEpisode': () => episode(),
  'admin.podcast.updateEpisode': ({ episodeId }) => ({ ...episode(), id: episodeId }),
  'admin.podcast.deleteEpisode': ({ episodeId }) => ({ id: episodeId }),
  'admin.podcast.setHeader': () => ({ headerImage: ART }),

  'finder.search': () => ({
    beerStyles: ['Stout', 'IPA'],
    maxDistance: 25,
    userLatitude: 35.4676,
    userLongitude: -97.5164,
  }),

  'uploads.normalize': () => ({ url: 'https://bucket.example/uploads/abc-1?signature=2' }),
  'uploads.forBreweryBanner': picture,
  'uploads.forBreweryHeader': picture,
  'uploads.forEvent': picture,

  'admin.settings.setBreweriesBanner': banner,
  'admin.settings.setPodcastBanner': banner,
  'admin.settings.setEventsBanner': banner,
  'admin.settings.setEventsHeader': () => ({ headerImageUrl: ART }),
  'admin.settings.setLeaderboardHeader': () => ({ headerImage: ART }),

  'admin.history.list': () => ({ kind: 'brewery', q: 'porch', limit: 10 }),
  'breweries.history': ({ breweryId }) => ({ id: breweryId, limit: 10 }),

  'claims.create': ({ breweryId }) => ({
    id: breweryId,
    role: 'Head brewer',
    proof: 'The kettle has my name on it; call the taproom.',
    contact: '(405) 555-0142',
  }),
  'claims.mine': ({ holder }) => ({ id: holder.id }),
  'claims.withdraw': ({ claimId }) => ({ id: claimId }),
  'admin.claims.list': () => ({ limit: 10 }),
  'admin.claims.decide': ({ claimId }) => ({
    id: claimId,
    decision: 'approve',
    reason: 'Welcome!',
  }),

  'personalData.importVisits': () => ({ fileName: 'untappd.csv', bytes: 120_000 }),
  'personalData.importedVisits': () => ({ limit: 10 }),
  'personalData.unmatched': ({ importId }) => ({ id: importId }),
  'personalData.removeImport': ({ importId }) => ({ id: importId }),

  'admin.people.list': () => ({ q: 'fan', limit: 10 }),
  'admin.people.suspend': ({ holder }) => ({ id: holder.id, reason: 'Checked in from the sofa.' }),
  'admin.people.reinstate': ({ suspendedId }) => ({ id: suspendedId }),
  'admin.people.endSessions': ({ holder }) => ({ id: holder.id }),

  'admin.invitations.list': () => ({ limit: 10 }),
  'admin.invitations.create': ({ newEmail }) => ({ email: `invited-${newEmail}` }),
  'admin.invitations.resend': ({ invitationId }) => ({ id: invitationId }),
  'admin.invitations.withdraw': ({ invitationId }) => ({ id: invitationId }),
};
