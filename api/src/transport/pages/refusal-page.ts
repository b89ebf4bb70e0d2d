import { markSvg } from '@hoptrail/drawings/mark';
import { escapeXml } from '@hoptrail/drawings/svg';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../../errors.ts';
import { isFeedPath, isPagePath } from './page-routes.ts';

/** Returns whether a browser opens a page, rather than a script requesting data. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    (isPagePath(url) || isFeedPath(url)) &&
    (headers.accept?.toLowerCase().includes('text/html') ?? false)
  );
}

/** Returns a page that shows the error. It loads nothing else from the server. */
export function refusalPage({ message, retryAfter, status }: AppError): string {
  const [href, action] = status === 404 ? ['/', 'To the start'] : ['', 'Try again'];
  const wait = retryAfter === undefined ? '' : `<p>Try again in ${inWords(retryAfter)}.</p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <meta name="robots" content="noindex" />
    <title>Hoptrail</title>
    <style>
      body { margin: 0; background: #0d0b08; color: #f6f1e7; font: 16px/1.5 system-ui, sans-serif }
      main { display: grid; place-content: center; justify-items: center; gap: 12px; box-sizing: border-box;
        min-height: 100dvh; max-width: 480px; margin-inline: auto; padding: 24px; background: #14110c; text-align: center }
      h1 { margin: 0; font-size: 20px; text-wrap: balance }
      p { margin: 0; color: #bdae93 }
      svg { display: block; width: 72px; height: 72px }
      a { margin-top: 12px; padding: 12px 24px; border-radius: 999px; background: #80bc04; color: #14110c;
        font-weight: 600; text-decoration: none }
    </style>
  </head>
  <body>
    <main>
      <div aria-hidden="true">${markSvg()}</div>
      <h1>${escapeXml(message)}</h1>
      ${wait}
      <a href="${href}">${action}</a>
    </main>
  </body>
</html>
`;
}

function inWords(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
