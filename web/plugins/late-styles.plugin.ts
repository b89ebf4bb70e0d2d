import type { Plugin } from 'vite';

/**
 * Puts the page's stylesheets behind its content: they are asked for as early, but the shell, which
 * has its few rules in the page, is painted without waiting for them. The app still waits.
 */
export function lateStyles(): Plugin {
  return {
    name: 'hoptrail:late-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html;
        const links = html.match(/<link rel="stylesheet"[^>]*>\s*/g) ?? [];
        const rest = links.reduce((page, link) => page.replace(link, ''), html);
        return rest.replace('</body>', () => `${links.join('')}</body>`);
      },
    },
  };
}
