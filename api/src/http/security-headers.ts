import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

/**
 * Headers that keep a browser from doing what the app never does. Scripts come from here only;
 * style attributes are allowed because the component library writes styles at run time.
 */
export const securityHeaders = fastifyPlugin<{ isHttps: boolean }>(async (app, { isHttps }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
  });
});
