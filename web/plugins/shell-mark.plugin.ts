import { markSvg } from '@hoptrail/drawings/mark';
import type { Plugin } from 'vite';

/** Draws the mark into the page itself, where it is seen before anything else is loaded. */
export function shellMark(): Plugin {
  const mark = markSvg().replace('<svg ', '<svg role="img" aria-label="Hoptrail" ');
  return {
    name: 'hoptrail:shell-mark',
    transformIndexHtml: (html) => html.replace('<!--mark-->', () => mark),
  };
}
