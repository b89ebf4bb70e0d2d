import { ageText } from '../../lib/text/age-text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useShownSince } from './use-shown-since.ts';

/** How old the data on the screen is, where it is known. */
export default function DataAge() {
  const now = useMinute();
  const since = useShownSince();
  return since === undefined ? null : ` \u00b7 as it was ${ageText(now - since)}`;
}
