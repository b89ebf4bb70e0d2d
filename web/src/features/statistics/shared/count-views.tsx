import type { ViewKind } from '@hoptrail/contracts/lists/view-kinds';
import { useEffect } from 'react';
import { kindOfLink, type PageLinks } from './kind-of-link.ts';

interface CountViewsProps {
  /** The id of the brewery. */
  id: string;
  links: PageLinks;
}

/**
 * Reports that the person views a brewery's page, once it is visible, and taps on its links. A report
 * that does not reach the server is lost. Renders nothing.
 */
export function CountViews({ id, links }: CountViewsProps) {
  const { tapList, website, phone, directions } = links;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const report = (kind: ViewKind) => {
      // A beacon is sent even if the tap leaves the page, and nothing waits for it.
      const body = new Blob([JSON.stringify({ kind })], { type: 'application/json' });
      navigator.sendBeacon(`/api/breweries/${encodeURIComponent(id)}/views`, body);
    };
    const reportPage = () => {
      if (document.visibilityState === 'visible') report('page');
      else document.addEventListener('visibilitychange', reportPage, { signal, once: true });
    };
    const reportTap = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const kind = link && kindOfLink(link.href, { tapList, website, phone, directions });
      if (kind) report(kind);
    };
    reportPage();
    for (const type of ['click', 'auxclick']) {
      document.addEventListener(type, reportTap, { signal, capture: true });
    }
    return () => ending.abort();
  }, [id, tapList, website, phone, directions]);
  return null;
}
