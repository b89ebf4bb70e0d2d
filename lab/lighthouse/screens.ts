import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';

/** The accounts of the demo. */
export type Account = Exclude<Audience, 'visitor'>;

/** A screen to measure, and the account that sees it. */
export interface MeasuredScreen {
  name: string;
  path: string;
  account: Account | undefined;
}

/** Returns the screens of the manifest that Lighthouse measures, with their addresses in the demo. */
export function measuredScreens(): MeasuredScreen[] {
  const measured: MeasuredScreen[] = [];
  for (const [path, { audience, records }] of Object.entries<Screen>(screens)) {
    if (!records.lighthouse) continue;
    measured.push({
      name: records.lighthouse,
      path: exampleAddress(path),
      account: audience === 'visitor' ? undefined : audience,
    });
  }
  // The map is a view of the list, whose numbers stand beside its own.
  measured.push({ name: 'Map of breweries', path: '/breweries?view=map', account: 'fan' });
  return measured;
}
