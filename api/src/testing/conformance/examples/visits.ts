import { bounded, type Examples } from './example.ts';
import { trail } from './fields.ts';

/** Inputs of the procedures about check-ins and trails. */
export const visits: Examples = {
  'checkins.status': ({ holder, breweryId }) => ({ userId: holder.id, breweryId }),
  'checkins.create': bounded('CHECKINS_PER_DAY', ({ holder, breweryId }) => ({
    userId: holder.id,
    breweryId,
    notes: 'Two of us, one dog.',
    latitude: 35.4666,
    longitude: -97.5116,
    accuracy: 12,
  })),
  'checkins.tap': bounded('CHECKINS_PER_DAY', ({ tap }) => ({
    ...tap,
    latitude: 35.4666,
    longitude: -97.5116,
    accuracy: 12,
  })),
  'checkins.update': ({ checkinId }) => ({
    id: checkinId,
    notes: 'The dark one, by the window.',
    onlyForMe: true,
  }),
  'checkins.photos.set': bounded('CHECKIN_PHOTOS_MAX', ({ checkinId, photoId }) => ({
    id: checkinId,
    photos: [`/objects/uploads/${photoId}`],
  })),

  'logbook.list': () => ({ search: 'porch', limit: 20 }),

  'checkins.leaderboard': () => ({ limit: 10 }),
  'checkins.houseCode': ({ breweryId }) => ({ id: breweryId }),

  'trails.byId': ({ trailId }) => ({ id: trailId }),
  'trails.preview': ({ trailId }) => ({ id: trailId }),
  'trails.progress': ({ trailId }) => ({
    id: trailId,
    latitude: 35.4676,
    longitude: -97.5164,
  }),
  'trails.answer': ({ trailId, askingBreweryId }) => ({
    ...{ id: trailId, breweryId: askingBreweryId, answer: 'Lamplight' },
  }),
  'trails.stampsOfBrewery': ({ breweryId }) => ({ id: breweryId, limit: 10 }),
  'trails.checkPrize': ({ breweryId, prizeCode }) => ({ breweryId, code: prizeCode }),
  'trails.redeem': ({ breweryId, prizeCode }) => ({ breweryId, code: prizeCode }),
  'trails.undoRedemption': ({ breweryId, redeemedCode }) => ({ breweryId, code: redeemedCode }),

  'admin.trails.list': () => ({ limit: 10 }),
  'admin.trails.byId': ({ trailId }) => ({ id: trailId }),
  'admin.trails.report': ({ trailId }) => ({ id: trailId }),
  'admin.trails.winners': ({ trailId }) => ({ id: trailId }),
  'admin.trails.draw': ({ trailId }) => ({
    ...{ id: trailId, winners: 1, prize: 'A weekend in Tulsa', seen: 1 },
  }),
  'admin.trails.removeWinner': ({ drawId }) => ({ id: drawId }),
  'admin.trails.create': trail,
  'admin.trails.update': (scene) => ({ ...trail(scene), id: scene.trailId }),
  'admin.trails.setOpen': ({ trailId }) => ({ id: trailId, open: false }),
};
