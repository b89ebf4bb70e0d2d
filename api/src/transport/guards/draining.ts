import fastifyPlugin from 'fastify-plugin';

/**
 * Closes connections after their current response once the server is stopping. Connections kept
 * alive would delay the stop until its deadline. HTTP/2 has a frame of its own for this.
 */
export const draining = fastifyPlugin(async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isClosing && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    done();
  });
});
