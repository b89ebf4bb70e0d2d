import type { Scene } from '../scene.ts';

export const ART = '/art/photos/harvest.svg';
export const LINK = 'https://beer.example/tickets?from=app';

/** Returns the fields of a banner. */
export function banner() {
  return { bannerImageUrl: ART, bannerLinkUrl: LINK };
}

/** Returns the fields of a special event. */
export function specialEvent() {
  return {
    company: 'Porch Light Brewing',
    event: 'Barrel Night',
    details: 'Six barrels, six pours.',
    time: '6:00 PM - 10:00 PM',
    date: '2026-06-20',
    address: '214 E Sheridan Ave',
    location: 'The barrel room',
    rsvpRequired: true,
    taproom: false,
    ticketLink: LINK,
    ticketsUrl: LINK,
    logo: ART,
  };
}

/** Returns the fields of a beer. */
export function beer() {
  return {
    beerName: 'Screen Door Stout',
    beerStyle: 'Stout',
    abv: '6.4',
    ibu: 35,
    description: 'Coffee, cocoa and a long evening.',
    priceSmall: '4',
    priceMedium: '5.50',
    priceLarge: null,
    priceFourth: '12',
    priceFifth: null,
    availability: 'coming',
    goesOnAt: '2031-07-04T17:00:00.000Z',
    section: 'guest',
    tapNumber: 7,
    isLastKeg: false,
    isNonAlcoholic: false,
    isGlutenFree: true,
  };
}

/** Returns the fields of a line of news. */
export function news() {
  return { text: 'The smoked porter is back, until it is gone.', picture: ART };
}

/** Returns the fields of a weekly event. */
export function weeklyEvent() {
  return {
    title: 'Pub Quiz',
    day: 'wednesday',
    time: '7:00 PM',
    details: 'Six rounds, teams of six.',
    brewery: 'Porch Light Brewing',
    address: '214 E Sheridan Ave',
    eventPhoto: ART,
    logo: '/art/covers/1.svg',
    instagram: 'https://instagram.example/porchlight',
    twitter: null,
    facebook: '',
  };
}

/** Returns the fields of an episode. */
export function episode() {
  return {
    episodeNumber: 7,
    title: 'The First Pour',
    guest: 'June Castellano',
    business: 'Porch Light Brewing',
    spotifyUrl: 'https://podcast.example/7',
    image: '',
    releaseDate: '2026-05-01',
    description: '',
    duration: '45',
  };
}

/** Returns the fields of a trail. */
export function trail({ breweryId }: Scene) {
  return {
    name: 'Summer Porches',
    story: 'One porch after the other, until the stars come out.',
    picture: ART,
    isOrdered: true,
    startsOn: '2026-05-01',
    endsOn: '2026-09-30',
    stampsNeeded: 1,
    stampsPerDay: 3,
    reward: 'A badge and a handshake',
    prize: 'A growler',
    prizeUntil: '2026-10-31',
    breweries: [
      {
        ...{ breweryId, prizeStock: 20 },
        question: { text: 'What stands on the bar?', answers: ['A lamp', 'The lamp'] },
      },
    ],
  };
}
