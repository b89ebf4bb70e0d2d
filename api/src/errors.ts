import { type ErrorBody, type ErrorCode, errorTexts } from '@hoptrail/contracts/errors';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { DatabaseUnavailableError } from './lib/database-unavailable.ts';
import { isDiskFull } from './lib/files/disk-full.ts';

/**
 * tRPC has no code for a full disk. Over RPC it becomes SERVICE_UNAVAILABLE with the status 507.
 */
type TransportCode = TRPCError['code'] | 'INSUFFICIENT_STORAGE';

const httpStatuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  NOT_IMPLEMENTED: 501,
  INSUFFICIENT_STORAGE: 507,
} as const satisfies Partial<Record<TransportCode, number>>;

/** Maps each code to its tRPC code, and with it to its HTTP status. */
const transports: Readonly<Record<ErrorCode, keyof typeof httpStatuses>> = {
  'request.invalid': 'BAD_REQUEST',
  'request.tooLarge': 'PAYLOAD_TOO_LARGE',
  'request.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'request.transferCoding': 'NOT_IMPLEMENTED',
  'request.plainHttp': 'FORBIDDEN',
  'request.foreignOrigin': 'FORBIDDEN',
  'request.foreignHost': 'FORBIDDEN',
  'request.tooMany': 'TOO_MANY_REQUESTS',
  'route.notFound': 'NOT_FOUND',
  'auth.required': 'UNAUTHORIZED',
  'auth.forbidden': 'FORBIDDEN',
  'auth.codeInvalid': 'BAD_REQUEST',
  'auth.codeLimit': 'TOO_MANY_REQUESTS',
  'auth.linkInvalid': 'FORBIDDEN',
  'auth.signupExpired': 'UNAUTHORIZED',
  'auth.accountExists': 'CONFLICT',
  'auth.firstLinkInvalid': 'FORBIDDEN',
  'auth.notInvited': 'FORBIDDEN',
  'auth.registrationClosed': 'FORBIDDEN',
  'auth.suspended': 'FORBIDDEN',
  'user.notFound': 'NOT_FOUND',
  'profile.notFound': 'NOT_FOUND',
  'user.isAdmin': 'FORBIDDEN',
  'user.usernameTaken': 'CONFLICT',
  'user.usernameLookAlike': 'CONFLICT',
  'user.usernameReserved': 'CONFLICT',
  'invitation.notFound': 'NOT_FOUND',
  'invitation.exists': 'CONFLICT',
  'invitation.hasAccount': 'CONFLICT',
  'invitation.closed': 'CONFLICT',
  'invitation.sentJustNow': 'TOO_MANY_REQUESTS',
  'invitation.tooMany': 'TOO_MANY_REQUESTS',
  'brewery.notFound': 'NOT_FOUND',
  'brewery.closed': 'FORBIDDEN',
  'brewery.exists': 'CONFLICT',
  'brewery.lost': 'FORBIDDEN',
  'brewery.ownersOnly': 'FORBIDDEN',
  'brewery.nameTaken': 'CONFLICT',
  'brewery.nameShared': 'CONFLICT',
  'staff.exists': 'CONFLICT',
  'staff.full': 'CONFLICT',
  'staff.isOwner': 'CONFLICT',
  'staff.limit': 'TOO_MANY_REQUESTS',
  'staff.notFound': 'NOT_FOUND',
  'staff.tooManyPlaces': 'CONFLICT',
  'beer.notFound': 'NOT_FOUND',
  'beer.exists': 'CONFLICT',
  'beer.tooMany': 'CONFLICT',
  'beerHad.notFound': 'NOT_FOUND',
  'beerHad.tooMany': 'CONFLICT',
  'claim.notFound': 'NOT_FOUND',
  'claim.exists': 'CONFLICT',
  'claim.owned': 'CONFLICT',
  'claim.decided': 'CONFLICT',
  'claim.tooMany': 'TOO_MANY_REQUESTS',
  'episode.notFound': 'NOT_FOUND',
  'event.notFound': 'NOT_FOUND',
  'calendar.notFound': 'NOT_FOUND',
  'calendar.noEntry': 'NOT_FOUND',
  'edit.conflict': 'CONFLICT',
  'checkin.tooFast': 'TOO_MANY_REQUESTS',
  'checkin.pinMoved': 'TOO_MANY_REQUESTS',
  'checkin.dailyLimit': 'TOO_MANY_REQUESTS',
  'checkin.cooldown': 'TOO_MANY_REQUESTS',
  'checkin.tooFar': 'FORBIDDEN',
  'checkin.noBreweryLocation': 'FORBIDDEN',
  'checkin.notFound': 'NOT_FOUND',
  'checkin.locationRequired': 'BAD_REQUEST',
  'houseCode.wrong': 'FORBIDDEN',
  'houseCode.limit': 'TOO_MANY_REQUESTS',
  'passport.notFound': 'NOT_FOUND',
  'passport.over': 'CONFLICT',
  'passport.tooMany': 'CONFLICT',
  'prize.notFound': 'NOT_FOUND',
  'prize.notHere': 'FORBIDDEN',
  'prize.redeemed': 'CONFLICT',
  'prize.expired': 'CONFLICT',
  'prize.outOfStock': 'CONFLICT',
  'prize.limit': 'TOO_MANY_REQUESTS',
  'prize.notUndone': 'CONFLICT',
  'upload.notFound': 'NOT_FOUND',
  'upload.notAnImage': 'BAD_REQUEST',
  'upload.damaged': 'BAD_REQUEST',
  'upload.tooSmall': 'BAD_REQUEST',
  'upload.tooLarge': 'PAYLOAD_TOO_LARGE',
  'upload.tooMany': 'TOO_MANY_REQUESTS',
  'upload.linkExpired': 'FORBIDDEN',
  'upload.foreignImage': 'FORBIDDEN',
  'upload.foreignSite': 'BAD_REQUEST',
  'upload.foreignLink': 'BAD_REQUEST',
  'export.running': 'CONFLICT',
  'export.tooMany': 'TOO_MANY_REQUESTS',
  'import.running': 'CONFLICT',
  'import.notFound': 'NOT_FOUND',
  'import.tooLarge': 'PAYLOAD_TOO_LARGE',
  'import.tooMany': 'TOO_MANY_REQUESTS',
  'storage.full': 'INSUFFICIENT_STORAGE',
  'storage.unreachable': 'SERVICE_UNAVAILABLE',
  'server.busy': 'SERVICE_UNAVAILABLE',
  'server.failed': 'INTERNAL_SERVER_ERROR',
};

interface AppErrorOptions {
  /** A more precise sentence than the code's own. */
  message?: string;
  /** The whole seconds after which to retry. */
  retryAfter?: number;
  /** The current values, if somebody else changed them meanwhile. */
  current?: object;
  cause?: unknown;
}

/** An error for the client, independent of the transport. Domain code throws it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorTexts[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }

  /** The HTTP status of this error. */
  get status(): number {
    return httpStatuses[transports[this.code]];
  }
}

/** Converts an error to tRPC's. */
export function toTRPCError(error: AppError): TRPCError {
  const transport = transports[error.code];
  const code = transport === 'INSUFFICIENT_STORAGE' ? 'SERVICE_UNAVAILABLE' : transport;
  return new TRPCError({ code, message: error.message, cause: error });
}

/**
 * Converts any thrown value to an error for the client: an unexpected one becomes `server.failed`,
 * with the value as its cause for the log. A contract that fails is the client's fault only for the
 * input of a procedure, which tRPC reports as BAD_REQUEST.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof TRPCError) {
    return thrown.cause instanceof AppError ? thrown.cause : fromTRPCError(thrown);
  }
  // Without Retry-After: somebody has to make room, and RFC 4918 (11.5) forbids automatic retries.
  if (isDiskFull(thrown)) return new AppError('storage.full', { cause: thrown });
  if (thrown instanceof DatabaseUnavailableError) {
    return new AppError('server.busy', { cause: thrown, retryAfter: 1 });
  }
  if (hasCode(thrown) && thrown.code.startsWith('SQLITE_BUSY')) {
    return new AppError('server.busy', { cause: thrown, retryAfter: 1 });
  }
  return new AppError('server.failed', { cause: thrown });
}

/** Returns the body of an error over REST; an internal failure includes the id of the request. */
export function errorBody(error: AppError, requestId: string): ErrorBody & { requestId?: string } {
  const { message, code, current } = error;
  const body = { message, code, ...(current && { current }) };
  return error.status >= 500 ? { ...body, requestId } : body;
}

function hasCode(thrown: unknown): thrown is { code: string } {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'code' in thrown &&
    typeof thrown.code === 'string'
  );
}

function fromTRPCError(error: TRPCError): AppError {
  switch (error.code) {
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
      return error.cause instanceof z.ZodError
        ? new AppError('request.invalid', { message: firstProblem(error.cause) })
        : new AppError('request.invalid', { cause: error });
    case 'NOT_FOUND':
      return new AppError('route.notFound', { cause: error });
    case 'METHOD_NOT_SUPPORTED':
      return new AppError('request.invalid', { message: error.message, cause: error });
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new AppError('request.unsupported', { cause: error });
    case 'PAYLOAD_TOO_LARGE':
      return new AppError('request.tooLarge', { cause: error });
    case 'INTERNAL_SERVER_ERROR':
      return error.cause && !(error.cause instanceof TRPCError)
        ? toAppError(error.cause)
        : new AppError('server.failed', { cause: error });
    default:
      return new AppError('server.failed', { cause: error });
  }
}

/** Returns the first problem of an input; general sentences begin with the field's name. */
function firstProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return errorTexts['request.invalid'];
  const general = /^(Required|Expected|Invalid|String must|Number must)/.test(issue.message);
  return general && issue.path.length > 0
    ? `${issue.path.join('.')}: ${issue.message}`
    : issue.message;
}
