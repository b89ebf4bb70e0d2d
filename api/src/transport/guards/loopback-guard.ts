import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { isLoopback } from '../../lib/network/loopback.ts';

/**
 * Refuses requests that do not name this machine as their host. A page whose name was made to lead
 * to this machine (DNS rebinding) would otherwise read the codes of a demo.
 */
export const loopbackGuard = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    const name = host.replace(/:\d+$/, '');
    done(isLoopback(name) ? undefined : new AppError('request.foreignHost'));
  });
});
