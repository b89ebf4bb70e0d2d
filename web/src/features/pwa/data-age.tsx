import { Suspense } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { ageText } from '../../lib/text/age-text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useShownSince } from './use-shown-since.ts';

const WaitingButton = lazy(() => import('../waiting/shared/waiting-button.tsx'), { silent: true });

/** How old the data on the screen is, where it is known, and the way to what waits on this phone. */
export default function DataAge() {
  const now = useMinute();
  const since = useShownSince();
  return (
    <>
      {since !== undefined && <span data-age> · as it was {ageText(now - since)}</span>}
      <Suspense>
        <WaitingButton place="line" />
      </Suspense>
    </>
  );
}
