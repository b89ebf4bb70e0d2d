import { clientErrorTexts } from './client-errors.ts';
import type { DomainErrors } from './domain-errors.ts';

/** The errors of calls in general. */
export const serverErrors = {
  'request.invalid': ['BAD_REQUEST', 'Invalid input'],
  'request.tooLarge': ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  'request.unsupported': ['UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'],
  'request.transferCoding': [
    'NOT_IMPLEMENTED',
    'Send the body as it is, or with Transfer-Encoding: chunked and no other coding.',
  ],
  'request.plainHttp': ['FORBIDDEN', 'This address answers programs over https only.'],
  'request.foreignOrigin': ['FORBIDDEN', 'Requests from another site are not accepted.'],
  'request.foreignHost': ['FORBIDDEN', 'This demo answers at localhost only.'],
  'request.tooMany': [
    'TOO_MANY_REQUESTS',
    'Too many requests. Please wait a moment and try again.',
  ],
  'route.notFound': ['NOT_FOUND', 'There is nothing at this address.'],
  'edit.conflict': ['CONFLICT', 'Somebody else changed this meanwhile. Nothing was overwritten.'],
  'storage.full': ['INSUFFICIENT_STORAGE', 'The server is out of disk space. Nothing was changed.'],
  'storage.unreachable': [
    'SERVICE_UNAVAILABLE',
    'Pictures are out of reach right now. Please try again in a minute.',
  ],
  'server.busy': ['SERVICE_UNAVAILABLE', 'The server is busy. Please try again in a moment.'],
  'server.failed': ['INTERNAL_SERVER_ERROR', clientErrorTexts['server.failed']],
} as const satisfies DomainErrors;
