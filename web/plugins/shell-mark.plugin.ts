import { markSvg } from '@hoptrail/drawings/mark';
import type { Plugin } from 'vite';

/** Inlines the logo into the page, so that it is visible before anything else has loaded. */
export function shellMark(): Plugin {
  const mark = markSvg().replace('<svg ', '<svg role="img" aria-label="Hoptrail" ');
  return {
    name: 'hoptrail:shell-mark',
    transformIndexHtml: (html) => html.replace('<!--mark-->', () => mark),
  };
}
