import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import Celebration from '../celebration/celebration.tsx';
import type { NewCheckin } from '../new-checkin.ts';

const loadSheet = () => import('./checkin-sheet.tsx');
const CheckinSheet = lazy(loadSheet, { silent: true });

/**
 * The celebration runs, stays until the sheet is there, or at most a second if it does not load, and
 * fades while the sheet rises, so that the page does not flash up between the two.
 */
type Stage = 'runs' | 'stays' | 'fades' | 'over';
const nextStage = {
  stays: { stage: 'fades', afterMs: 1000 },
  fades: { stage: 'over', afterMs: 250 },
} as const;

interface AfterCheckinProps {
  checkin: NewCheckin;
  brewery: BreweryDetail;
}

/** What follows a check-in: its celebration, then the sheet to add to it. */
export default function AfterCheckin({ checkin, brewery }: AfterCheckinProps) {
  // A check-in that waits has no celebration yet: its sheet opens at once.
  const [stage, setStage] = useState<Stage>(checkin.isWaiting ? 'over' : 'runs');
  const [focused] = useState(() => document.activeElement);
  const sheet = useConfirmation('after-check-in');
  // While the hops fall.
  useEffect(() => void loadSheet().catch(() => {}), []);
  const showWaiting = useEffectEvent(() => {
    if (checkin.isWaiting) sheet.show();
  });
  useEffect(() => showWaiting(), []);
  useEffect(() => {
    if (stage !== 'stays' && stage !== 'fades') return;
    const next = nextStage[stage];
    const timer = setTimeout(() => setStage(next.stage), next.afterMs);
    return () => clearTimeout(timer);
  }, [stage]);
  const onEnd = () => {
    if (stage !== 'runs') return;
    // The sheet gives the focus back to the button that checked in.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    setStage('stays');
    sheet.show();
  };
  return (
    <>
      {stage !== 'over' && (
        <Celebration
          checkin={checkin}
          breweryName={brewery.name}
          isFading={stage === 'fades'}
          onEnd={onEnd}
        />
      )}
      {stage !== 'runs' && (
        <Suspense>
          <CheckinSheet
            open={sheet.open}
            onShown={() => setStage((before) => (before === 'stays' ? 'fades' : before))}
            onClose={sheet.hide}
            checkin={checkin}
            brewery={brewery}
          />
        </Suspense>
      )}
    </>
  );
}
