import { breweryKey, isSameState, likeness, stateKey } from './brewery-names.rules.ts';
import { stateName } from './us-states.ts';

/** A brewery as a list describes it. */
export interface Wanted {
  name: string;
  city: string;
  /** Name or two letters; empty if the list does not have it. */
  state: string;
}

interface Brewery extends Wanted {
  id: string;
}

type Found =
  | { kind: 'found'; brewery: Brewery; isElsewhere: boolean }
  | { kind: 'unknown' | 'ambiguous' };

/**
 * Returns a function that finds a brewery by name and town; of several, the one with the most
 * similar name. If the town has none, it returns the only one with the name in the state.
 */
export function breweryFinder(breweries: readonly Brewery[]): (wanted: Wanted) => Found {
  const inTown = Map.groupBy(breweries, ({ name, city }) => breweryKey(name, city));
  const inState = Map.groupBy(breweries, ({ name, state }) => stateKey(name, state));
  return (wanted) => {
    const here = inTown.get(breweryKey(wanted.name, wanted.city)) ?? [];
    const those = mostAlike(here.filter(isInStateOf(wanted)), wanted.name);
    const key = stateKey(wanted.name, stateName(wanted.state));
    const isElsewhere = those.length === 0 && key !== undefined;
    const [brewery, second] = isElsewhere ? (inState.get(key) ?? []) : those;
    if (!brewery) return { kind: 'unknown' };
    return second ? { kind: 'ambiguous' } : { kind: 'found', brewery, isElsewhere };
  };
}

function isInStateOf({ state }: Wanted) {
  const names = state.trim() === '' ? [] : [state, stateName(state)];
  return (brewery: Brewery) =>
    names.length === 0 || names.some((name) => isSameState(name, brewery.state));
}

function mostAlike(breweries: readonly Brewery[], name: string): readonly Brewery[] {
  const best = Math.max(...breweries.map((brewery) => likeness(brewery.name, name)));
  return breweries.filter((brewery) => likeness(brewery.name, name) === best);
}
