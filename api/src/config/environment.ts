import { z } from 'zod';
import { type About, aboutVariable } from './variables/about.ts';
import { accountsVariables } from './variables/accounts.ts';
import { checkInsVariables } from './variables/check-ins.ts';
import { dataVariables } from './variables/data.ts';
import { limitsVariables } from './variables/limits.ts';
import { monitoringVariables } from './variables/monitoring.ts';
import { networkVariables } from './variables/network.ts';
import { objectStoreVariables } from './variables/object-store.ts';

/** Every variable that the server reads, in the order of the documentation. */
export const environment = z.object({
  ...dataVariables,
  ...objectStoreVariables,
  ...networkVariables,
  ...accountsVariables,
  ...checkInsVariables,
  ...limitsVariables,
  ...monitoringVariables,
});
export type Environment = z.infer<typeof environment>;

/** Returns what the documentation says about a variable. */
export function aboutOf(name: keyof Environment): About {
  return aboutVariable.parse(environment.shape[name].meta());
}
