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
  const names = new BreweryNames();
  for (const brewery of breweries) names.add(brewery);
  return (wanted) => names.find(wanted);
}

/** Finds breweries as `breweryFinder()` does, of which more can be added one at a time. */
export class BreweryNames {
  readonly #inTown = new Map<string, Brewery[]>();
  readonly #inState = new Map<string, Brewery[]>();

  add(brewery: Brewery): void {
    const { name, city, state } = brewery;
    addTo(this.#inTown, breweryKey(name, city), brewery);
    const key = stateKey(name, state);
    if (key !== undefined) addTo(this.#inState, key, brewery);
  }

  find(wanted: Wanted): Found {
    const here = this.#inTown.get(breweryKey(wanted.name, wanted.city)) ?? [];
    const those = mostAlike(here.filter(isInStateOf(wanted)), wanted.name);
    const key = stateKey(wanted.name, stateName(wanted.state));
    const isElsewhere = those.length === 0 && key !== undefined;
    const [brewery, second] = isElsewhere ? (this.#inState.get(key) ?? []) : those;
    if (!brewery) return { kind: 'unknown' };
    return second ? { kind: 'ambiguous' } : { kind: 'found', brewery, isElsewhere };
  }
}

/** Adds a value to those of a key. */
export function addTo<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const others = groups.get(key);
  if (others) others.push(value);
  else groups.set(key, [value]);
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
