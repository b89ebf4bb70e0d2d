import { openStatus } from '@hoptrail/contracts/hours/open-status';
import type { PlaceHours } from '@hoptrail/contracts/hours/types';
import { almostHasWords, hasWords } from '@hoptrail/contracts/lib/text/matches';
import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Offer } from '@hoptrail/contracts/lists/offers';
import { type DatedEvent, eventsToday } from './events-today.rules.ts';

/** The facts of an open brewery that filters compare. */
export interface BreweryFact extends PlaceHours {
  id: string;
  name: string;
  /** Name, city and state, folded for searching. */
  searchText: string;
  hasPosition: boolean;
  offers: readonly string[];
}

/** An answer that holds from one instant until another, in milliseconds since 1970. */
interface TimedAnswer {
  value: boolean;
  from: number;
  until: number;
}

/** A brewery with the answers that hold for a while, which are most of a filter's work. */
interface Known {
  fact: BreweryFact;
  open?: TimedAnswer;
  events?: TimedAnswer;
}

/** The facts that the filters compare, of many breweries, in memory. */
export class BreweryFacts {
  readonly #breweries = new Map<string, Known>();
  readonly #events = new Map<string, DatedEvent>();
  readonly #eventsOf = new Map<string, Set<DatedEvent>>();

  /** Sets the facts of a brewery; undefined removes it. */
  put(id: string, fact: BreweryFact | undefined): void {
    if (fact) this.#breweries.set(id, { fact });
    else this.#breweries.delete(id);
  }

  /** Sets an event; undefined removes it. */
  putEvent(key: string, event: DatedEvent | undefined): void {
    const before = this.#events.get(key);
    if (before) this.#changeEvents(before, (events) => events.delete(before));
    if (before) this.#events.delete(key);
    if (!event) return;
    this.#events.set(key, event);
    this.#changeEvents(event, (events) => events.add(event));
  }

  /** Returns the facts of a brewery; undefined if it is closed or does not exist. */
  of(id: string): BreweryFact | undefined {
    return this.#breweries.get(id)?.fact;
  }

  /** Returns whether an open brewery has a position. */
  hasPosition(id: string): boolean {
    return this.of(id)?.hasPosition ?? false;
  }

  /** Returns whether every word is in a brewery's name, city or state. */
  matches(id: string, words: readonly string[]): boolean {
    const text = this.of(id)?.searchText;
    return text !== undefined && hasWords(text, words);
  }

  /** Returns the open breweries that have every word in their name, city or state. */
  search(words: readonly string[]): ReadonlySet<string> {
    return new Set([...this.#breweries.keys()].filter((id) => this.matches(id, words)));
  }

  /** Returns the open breweries that have every word there, where a letter of each may be wrong. */
  searchAlmost(words: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (const [id, { fact }] of this.#breweries) {
      if (almostHasWords(fact.searchText, words)) found.add(id);
    }
    return found;
  }

  /** Returns whether a brewery has all of these offers. */
  offersAll(id: string, offers: readonly Offer[]): boolean {
    const known = this.of(id)?.offers;
    return known !== undefined && offers.every((offer) => known.includes(offer));
  }

  /** Returns whether a brewery's hours say that it is open at an instant. */
  isOpen(id: string, now: number): boolean {
    const known = this.#breweries.get(id);
    if (!known) return false;
    if (!holds(known.open, now)) known.open = openAnswer(known.fact, now);
    return known.open.value;
  }

  /** Returns whether a brewery has an event today that is not over at an instant. */
  hasEventToday(id: string, now: number): boolean {
    const events = this.#eventsOf.get(id);
    const known = this.#breweries.get(id);
    if (!events || !known) return false;
    if (!holds(known.events, now)) {
      known.events = { from: now, ...eventsToday([...events], known.fact, now) };
    }
    return known.events.value;
  }

  #changeEvents({ breweryId }: DatedEvent, change: (events: Set<DatedEvent>) => void): void {
    const events = this.#eventsOf.get(breweryId) ?? new Set();
    change(events);
    if (events.size > 0) this.#eventsOf.set(breweryId, events);
    else this.#eventsOf.delete(breweryId);
    delete this.#breweries.get(breweryId)?.events;
  }
}

function holds(answer: TimedAnswer | undefined, now: number): answer is TimedAnswer {
  return answer !== undefined && answer.from <= now && now < answer.until;
}

function openAnswer(fact: BreweryFact, now: number): TimedAnswer {
  const status = openStatus(fact, new Date(now));
  if (!status) return { value: false, from: now, until: Number.POSITIVE_INFINITY };
  const change = status.state === 'open' ? status.until : status.opensAt;
  return {
    value: status.state === 'open',
    from: now,
    until: change?.getTime() ?? now + DAY_MS,
  };
}
