import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { share } from '../../../../lib/browser/share.ts';
import { dateText } from '../../../../lib/text/dates.ts';
import { showToast } from '../../../../lib/toast.ts';
import { drawCard } from './share-card.ts';

/**
 * Returns a function that shares a check-in: a card with its stamp and a line with the brewery's
 * address. Without a share sheet it copies the line; where the browser refuses that too, `byHand` is
 * the line for the person to copy.
 */
export function useShareCheckin(brewery: BreweryDetail, entry: LogbookEntry | undefined) {
  const card = useRef<File>(undefined);
  const [byHand, setByHand] = useState<string>();
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

  const shareCheckin = async () => {
    const url = new URL(`/brewery/${brewery.id}`, window.location.href).href;
    const text = `I checked in at ${brewery.name}, ${brewery.city}.`;
    const withCard = { text, url, files: card.current ? [card.current] : [] };
    const canSendCard = card.current && navigator.canShare(withCard);
    if (await share(canSendCard ? withCard : { text, url })) return;
    const line = `${text} ${url}`;
    if (!(await copyText(line))) return setByHand(line);
    const description = `${text} Paste it where you like.`;
    showToast({ type: 'success', title: 'Copied', description });
  };
  return { shareCheckin, byHand };
}
