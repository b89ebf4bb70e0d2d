import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { Suspense, useEffect, useState } from 'react';
import { useQuestion } from '../../../components/dialog/use-dialog.ts';
import { part } from '../../../components/layout/part.tsx';
import Celebration from '../celebration/celebration.tsx';
import type { MadeCheckin } from '../send-checkin.ts';

const loadSheet = () => import('./checkin-sheet.tsx');
const CheckinSheet = part(loadSheet, { silent: true });

interface AfterCheckinProps {
  checkin: MadeCheckin;
  brewery: BreweryDetail;
}

/** What follows a check-in: its celebration, then the sheet to add to it. */
export default function AfterCheckin({ checkin, brewery }: AfterCheckinProps) {
  const [isCelebrated, setCelebrated] = useState(false);
  const [focused] = useState(() => document.activeElement);
  const sheet = useQuestion('after-check-in');
  // While the hops fall.
  useEffect(() => void loadSheet().catch(() => {}), []);
  const onEnd = () => {
    // The sheet gives the focus back to the button that checked in.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    setCelebrated(true);
    sheet.show();
  };
  return isCelebrated ? (
    <Suspense>
      <CheckinSheet open={sheet.open} onClose={sheet.hide} checkin={checkin} brewery={brewery} />
    </Suspense>
  ) : (
    <Celebration checkin={checkin} breweryName={brewery.name} onEnd={onEnd} />
  );
}
