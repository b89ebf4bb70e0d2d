import type { Plugin } from 'vite';

/**
 * Writes the styles that every page begins with into the page itself: a few kilobytes that would
 * otherwise hold up the first paint by one more way to the server and back.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'hoptrail:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (path !== '/index.html') return html;
        return html.replace(
          /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g,
          (tag, file: string) => {
            const styles = bundle?.[file];
            return styles?.type === 'asset' ? `<style>${styles.source}</style>` : tag;
          },
        );
      },
    },
  };
}
