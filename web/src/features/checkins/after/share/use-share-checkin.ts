import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import type { TrailEntry } from '@hoptrail/contracts/trail';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { dateText } from '../../../../lib/text/dates.ts';
import { showToast } from '../../../../lib/toast.ts';
import { drawCard } from './share-card.ts';

/**
 * Returns a function that shares a check-in: a card with its stamp and a line with the brewery's
 * address. Without a share sheet it copies the line.
 */
export function useShareCheckin(brewery: BreweryDetail, entry: TrailEntry | undefined) {
  const card = useRef<File>(undefined);
  const visitedOn = entry?.visitedOn;
  // Drawn ahead: browsers open their share sheet only right after a tap.
  useEffect(() => {
    if (!('canShare' in navigator)) return;
    drawCard(brewery, visitedOn && dateText(visitedOn))
      .then((file) => {
        card.current = file;
      })
      .catch((error) => console.warn('The card to share was not drawn.', error));
  }, [brewery, visitedOn]);

  return async () => {
    const url = new URL(`/brewery/${brewery.id}`, window.location.href).href;
    const text = `I checked in at ${brewery.name}, ${brewery.city}.`;
    if (!('share' in navigator)) {
      const isCopied = await copyText(`${text} ${url}`);
      showToast(
        isCopied
          ? { type: 'success', title: 'Copied', description: `${text} Paste it where you like.` }
          : { type: 'error', title: 'Your browser does not let the app copy' },
      );
      return;
    }
    const withCard = { text, url, files: card.current ? [card.current] : [] };
    const data = card.current && navigator.canShare(withCard) ? withCard : { text, url };
    await navigator.share(data).catch((error) => {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ type: 'error', title: 'Sharing failed', description: 'Please try again.' });
    });
  };
}
