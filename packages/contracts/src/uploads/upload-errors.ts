import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of pictures. */
export const uploadErrors = {
  'upload.notFound': ['NOT_FOUND', 'This picture does not exist.'],
  'upload.notAnImage': ['BAD_REQUEST', 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.'],
  'upload.damaged': [
    'BAD_REQUEST',
    'This picture is damaged or incomplete. Please choose another one.',
  ],
  'upload.tooSmall': [
    'BAD_REQUEST',
    'This picture is too small. Please choose one of at least 64 x 64 pixels.',
  ],
  'upload.tooLarge': [
    'PAYLOAD_TOO_LARGE',
    'The image file is too large. Please choose a smaller image.',
  ],
  'upload.tooMany': [
    'TOO_MANY_REQUESTS',
    'You have sent many pictures today. Please try again later.',
  ],
  'upload.linkExpired': [
    'FORBIDDEN',
    'This upload link is not valid any more. Please choose the picture again.',
  ],
  'upload.foreignImage': ['FORBIDDEN', 'This picture was uploaded by somebody else.'],
  'upload.foreignSite': [
    'BAD_REQUEST',
    'A profile picture cannot be a link to another site. Please upload the picture itself.',
  ],
  'upload.foreignLink': [
    'BAD_REQUEST',
    'A picture cannot be a link to another site. Please upload the picture itself.',
  ],
} as const satisfies DomainErrors;
