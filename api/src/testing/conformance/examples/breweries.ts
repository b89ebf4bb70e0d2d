import { bounded, type Examples } from './example.ts';
import { ART, banner, beer, LINK, news } from './fields.ts';

const picture = () => ({ imageUrl: 'https://bucket.example/uploads/abc-1?signature=2' });

/** Inputs of the procedures about breweries, their beers, staff, claims and pictures. */
export const breweries: Examples = {
  'breweries.list': () => ({
    ...{ lat: 35.4676, lng: -97.5164, q: 'porch', limit: 20, radius: 25 },
    ...{ openNow: false, eventsToday: false, offers: [] },
  }),
  'breweries.clusters': () => ({
    ...{ south: 33, north: 38, west: -104, east: -93, zoom: 7, lat: 35.4676, lng: -97.5164 },
    ...{ q: 'porch', openNow: false, eventsToday: false, offers: ['dogs'] },
  }),
  'breweries.byId': ({ breweryId }) => ({ id: breweryId }),
  'breweries.preview': ({ breweryId }) => ({ id: breweryId }),
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
    bannerImage: '/art/covers/2.svg',
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
  'admin.breweries.list': () => ({ q: 'porch', state: 'open', owner: 'some', limit: 20 }),
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

  'history.undo': ({ changeSeq }) => ({ seq: changeSeq }),

  'staff.list': ({ breweryId }) => ({ id: breweryId }),
  'staff.team': ({ breweryId }) => ({ id: breweryId }),
  'staff.invite': bounded('OWNERS_PER_BREWERY', ({ breweryId, newEmail }) => ({
    id: breweryId,
    email: `invited-${newEmail}`,
    role: 'owner',
  })),
  'staff.withdraw': ({ breweryId, invitationId }) => ({ id: breweryId, invitationId }),
  'staff.add': bounded('STAFF_PER_BREWERY', ({ breweryId, shownUsername }) => ({
    id: breweryId,
    person: shownUsername,
  })),
  'staff.remove': ({ breweryId, staffId }) => ({ id: breweryId, userId: staffId }),

  'beers.onTap': ({ breweryId }) => ({ breweryId }),
  'beers.menu': ({ breweryId }) => ({ breweryId }),
  'beers.changed': ({ breweryId }) => ({ breweryId }),
  'search.find': () => ({ q: 'porhc', lat: 35.4676, lng: -97.5164 }),
  'beers.byId': ({ beerId }) => ({ id: beerId }),
  'beers.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'beers.create': bounded('BEERS_PER_BREWERY', ({ breweryId }) => ({
    ...beer(),
    beerName: 'Wool Sock Stout',
    breweryId,
  })),
  'beers.update': ({ beerId }) => ({ ...beer(), id: beerId }),
  'beers.delete': ({ beerId }) => ({ id: beerId }),
  'beers.arrange': ({ breweryId, beerId }) => ({
    breweryId,
    beers: [{ id: beerId, section: 'guest' }],
  }),
  'beers.setPrices': ({ breweryId }) => ({
    breweryId,
    servingSizes: [
      { price: 'priceSmall', name: 'Taster' },
      { price: 'priceMedium', name: 'Pint' },
    ],
    currency: 'EUR',
  }),
  'beers.wishes.list': () => ({ lat: 35.4676, lng: -97.5164 }),
  'beers.wishes.setBeer': bounded('WISHES_PER_PERSON', ({ beerId }) => ({
    beerId,
    isWished: true,
  })),
  'beers.wishes.setStyle': bounded('WISHES_PER_PERSON', () => ({ style: 'Stout', isWished: true })),
  'beers.had.list': () => ({ search: 'amber', limit: 20 }),
  'beers.had.marks': ({ breweryId }) => ({ breweryId }),
  'beers.had.shared': ({ beerId }) => ({ beerId, limit: 10 }),
  'beers.had.mark': bounded('BEERS_HAD_PER_PERSON', ({ beerId }) => ({
    beerId,
    rating: 3.75,
    notes: 'Toast first, then caramel.',
    isShared: true,
    hadAt: '2026-04-30T20:00:00.000Z',
  })),
  'beers.had.unmark': ({ beerId }) => ({ beerId }),
  'beers.had.update': ({ hadId }) => ({ id: hadId, rating: null, notes: '', isShared: false }),
  'beers.had.remove': ({ hadId }) => ({ id: hadId }),

  'finder.search': () => ({
    beerStyles: ['Stout', 'IPA'],
    maxDistance: 25,
    userLatitude: 35.4676,
    userLongitude: -97.5164,
  }),

  'breweries.history': ({ breweryId }) => ({ id: breweryId, limit: 10 }),

  'tags.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'tags.revoke': ({ tagId }) => ({ id: tagId }),
  'boards.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'boards.pair': ({ breweryId, boardCode: code }) => ({ breweryId, code, name: 'Bar' }),
  'boards.end': ({ boardId }) => ({ id: boardId }),

  'news.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'news.next': ({ breweryId }) => ({ breweryId }),
  'news.publish': bounded('NEWS_PER_WEEK', ({ breweryId }) => ({ ...news(), breweryId })),
  'news.edit': ({ newsId }) => ({ ...news(), id: newsId }),
  'news.takeBack': ({ newsId }) => ({ id: newsId }),

  'statistics.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'statistics.today': ({ breweryId }) => ({ breweryId }),
  'statistics.days': ({ breweryId }) => ({ breweryId }),
  'statistics.countView': bounded('VIEWS_PER_DAY', ({ breweryId }) => ({
    breweryId,
    kind: 'website',
  })),

  'claims.create': bounded('CLAIMS_PER_DAY', ({ breweryId }) => ({
    id: breweryId,
    role: 'Head brewer',
    proof: 'The kettle has my name on it; call the taproom.',
    contact: '(405) 555-0142',
  })),
  'claims.mine': ({ holder }) => ({ id: holder.id }),
  'claims.withdraw': ({ claimId }) => ({ id: claimId }),

  'uploads.normalize': () => ({ url: 'https://bucket.example/uploads/abc-1?signature=2' }),
  'uploads.forBreweryBanner': picture,
  'uploads.forBreweryHeader': picture,
  'uploads.forEvent': picture,
};
