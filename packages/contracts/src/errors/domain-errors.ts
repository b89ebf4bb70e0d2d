/** How a transport reports an error: as a code of tRPC and as an HTTP status. */
export type ErrorKind =
  | 'BAD_REQUEST'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'INSUFFICIENT_STORAGE'
  | 'INTERNAL_SERVER_ERROR'
  | 'NOT_FOUND'
  | 'NOT_IMPLEMENTED'
  | 'PAYLOAD_TOO_LARGE'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHORIZED'
  | 'UNSUPPORTED_MEDIA_TYPE';

/**
 * The errors of a domain by their stable code, `<domain>.<reason>`: the kind, and the default text for
 * people.
 */
export type DomainErrors = Readonly<Record<string, readonly [kind: ErrorKind, text: string]>>;
