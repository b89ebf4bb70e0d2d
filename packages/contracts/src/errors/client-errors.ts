/**
 * The errors that the web app also finds itself, before the server answers or without it. They are
 * apart from the others so that a first visit does not load the texts that come with a response.
 */
export const clientErrorTexts = {
  'brewery.closed': 'This brewery is closed.',
  'checkin.tooFar': 'Check in when you arrive',
  'checkin.noBreweryLocation':
    'The location of this brewery is not set yet, so nobody can check in here.',
  'checkin.locationRequired':
    'Unable to determine your location. Please enable location services and try again.',
  'server.failed': 'Something went wrong. Please try again.',
} as const;
