import { ageText } from '../../lib/text/age-text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import WaitingButton from '../waiting/shared/waiting-button.tsx';
import { useShownSince } from './use-shown-since.ts';

/** How old the data on the screen is, where it is known, and the way to what waits on this phone. */
export default function DataAge() {
  const now = useMinute();
  const since = useShownSince();
  return (
    <>
      {since !== undefined && <span> · as it was {ageText(now - since)}</span>}
      <WaitingButton place="line" />
    </>
  );
}
