import fastifyPlugin from 'fastify-plugin';

/**
 * Lets connections end with the answer that is under way once the server is told to stop: kept
 * open, they would hold it up until its deadline. HTTP/2 says it in a frame of its own.
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
