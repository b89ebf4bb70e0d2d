import type { Examples } from './example.ts';
import { trail } from './fields.ts';

/** Inputs of the procedures about check-ins and trails. */
export const visits: Examples = {
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

  'trail.list': () => ({ search: 'porch', limit: 20 }),

  'checkins.leaderboard': () => ({ limit: 10 }),
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
};
