import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';

/** Collects the routes that follow into an OpenAPI 3.1 document at `/api/openapi.json`. */
export const openapi = fastifyPlugin<{ version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hoptrail',
        version,
        description:
          'Everything that the app does, for other programs. Sign in by `auth/send-code` and ' +
          '`auth/verify-code`; the session is a cookie. Every refusal is `{message, code}`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hoptrail' } },
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
