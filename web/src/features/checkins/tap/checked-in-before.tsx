import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { clockText } from '../../../lib/text/times.ts';
import { useMinute } from '../../../lib/use-minute.ts';

/**
 * Says that the check-in before the tap counts.
 * @param at when that was, in milliseconds since 1970; undefined if it is not known
 */
export function CheckedInBefore({ at }: { at: number | undefined }) {
  const now = useMinute();
  return (
    <EmptyState
      drawing="breweries"
      heading="h1"
      title="You are checked in already"
      hint={at === undefined ? 'Your earlier check-in at this brewery counts.' : hintOf(at, now)}
      action={<ButtonLink to="/logbook">Open Your Logbook</ButtonLink>}
    />
  );
}

function hintOf(at: number, now: number): string {
  const day = new Date(at).toDateString() === new Date(now).toDateString() ? '' : 'yesterday ';
  const counts = `You checked in here ${day}at ${clockText(new Date(at))}, and that counts.`;
  const seconds = (at + CHECKIN_COOLDOWN_MS - now) / 1000;
  return `${counts} You can check in again in ${waitTextOfSeconds(seconds, 'short')}.`;
}
