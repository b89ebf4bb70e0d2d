import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { isLoopback } from '../../lib/network/loopback.ts';

/**
 * Refuses requests whose host is not this machine. Otherwise a web page whose name resolves to this
 * machine (DNS rebinding) could read the sign-in codes of a demo.
 */
export const loopbackGuard = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    const name = host.replace(/:\d+$/, '');
    done(isLoopback(name) ? undefined : new AppError('request.foreignHost'));
  });
});
