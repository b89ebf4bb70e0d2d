import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { noSecurityLog, type SecurityLog } from '../access/security-log.ts';
import { AppError, errorBody, toAppError } from '../errors.ts';
import { bodyLimitOf, tooLarge } from './limits/body-limits.ts';
import { logFailure } from './log-failure.ts';
import { refusalPage, wantsPage } from './pages/refusal-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

/**
 * Responds to every failure with `{message, code}`, or with a page if a browser opens one; never
 * with a stack or SQL. Logs internal failures and responds with the id of the request instead of
 * the reason.
 */
export const errorResponses = fastifyPlugin<{ securityLog?: SecurityLog }>(
  async (app, { securityLog = noSecurityLog }) => {
    app.decorate('securityLog', securityLog);
    app.setErrorHandler(sendError);
  },
);

/** Responds to one failure; Fastify calls it too for a URL that cannot be routed. */
export function sendError(
  thrown: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = thrown instanceof AppError ? thrown : fromFastify(thrown, request);
  const [call] = request.routeOptions?.config?.callsOf?.(request) ?? [];
  logFailure(request, refusal, call?.path);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  reply.status(refusal.status);
  if (!wantsPage(request)) return reply.send(errorBody(refusal, request.id));
  // The page is stale within moments, and differs between clients of the same URL.
  reply.header('cache-control', 'no-store').header('vary', 'accept');
  return reply.type('text/html; charset=utf-8').send(refusalPage(refusal));
}

/** Converts Fastify's own errors: about bodies, types, parameters and rates. */
function fromFastify(error: FastifyError, request: FastifyRequest): AppError {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(bodyLimitOf(request).bytes);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('request.unsupported');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('request.invalid', { message: 'The request is not valid JSON.' });
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('route.notFound');
    case 'FST_ERR_VALIDATION':
      return new AppError('request.invalid', { message: validationMessage(error) });
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? new AppError('request.invalid', { message: error.message })
        : toAppError(error);
  }
}

/** Returns the message without the part of the request: `latitude must be number`. */
function validationMessage(error: FastifyError): string {
  const [problem] = error.validation ?? [];
  if (!problem) return 'Invalid input';
  return `${problem.instancePath.slice(1)} ${problem.message ?? 'is not valid'}`.trim();
}
