import { adviceOn } from '../../config/advice.ts';
import { ConfigError, readEnvironment } from '../../config/config.ts';
import type { Environment } from '../../config/environment.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/**
 * Checks the settings and gives advice on them.
 * @returns also the settings, if they are usable
 */
export function examineConfiguration(variables: Readonly<Record<string, string | undefined>>): {
  settings: Environment | undefined;
  findings: Finding[];
} {
  try {
    const settings = readEnvironment(variables);
    const advice = adviceOn(settings, variables).map((text) => warning('settings', text));
    const findings = advice.length > 0 ? advice : [ok('settings', 'they can be used')];
    return { settings, findings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const fix = 'Correct the variable, then run: hoptrail config';
    return { settings: undefined, findings: [problem('settings', error.message, fix)] };
  }
}
