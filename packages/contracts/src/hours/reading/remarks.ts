import type { OpeningHours } from '../types.ts';
import { daysNamedIn } from './day-names.ts';
import { tokensOf } from './hours-words.ts';

/** The beginnings of remarks about something other than the hours of the brewery. */
const SUBJECT =
  /^(?:the |our )?(?:kitchen|food|brunch|lunch|dinner|tours?|trivia|(?:live )?music|happy hours?|last (?:calls?|orders?|pours?|rounds?)|patio)\b/i;

/** The beginnings of remarks that say how sure the hours are. */
const VAGUE = /^(?:please|call|check|subject|hours (?:may|can|vary)|holidays?)\b/i;

/** Parts of remarks about guests, payment and the like, which say nothing about the hours. */
const ASIDE =
  /\b(?:dogs?|pets?|kids?|children|famil(?:y|ies)|ages|minors|parking|wi-?fi|cash|cards?|tel|phone|e-?mail|reservations?|reserve|walk-?ins?|food|snacks?|pizza|menu|growlers?|crowlers?|merch|welcome|cheers|thanks?|thank you|see you|weather permitting|year[- ]round|hunde|kinder|willkommen|parkplätze?|barzahlung|prost)\b|\b\d\d ?\+|\bwww\.|https?:|[@#]\w|\d{3}[-. ]\d{4}/i;

const CLOSING =
  /\bclos(?:e[sd]?|ing|ure)\b|\bshut\b|\b(?:not|never|no longer) open\b|^off\b|\boff$|geschlossen|\bzu$|ruhetag|\bferm[eé]|\bcerrad|\bchius|\bgesloten/i;

/** What may close a place for hours, and neither on a date nor for a season. */
const CONDITION = /\b(?:when|if|in case of|weather)\b/i;

const MONTH =
  /\b(?:jan(?:uar[yi]?)?|feb(?:ruar[yi]?)?|mar(?:ch)?|märz|apr(?:il)?|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\b|\bmay\b(?! (?:vary|differ|change|be|not|also|close|open|have)\b)/i;

const SEASON =
  /\b(?:summer|winter|spring|autumn|fall\b|season|sommer|frühling|frühjahr|herbst|saison|christmas|xmas|eve\b|thanksgiving|easter|new year|independence|labor day|memorial day|weihnacht|ostern|silvester|neujahr|feiertag|ferien|urlaub|betriebsferien|vacation|[ps]h\b)/i;

const DATE =
  /\d{4}-\d|\b\d{1,2}\/\d|\b\d{1,2}\. ?\d{1,2}\.|\d(?:st|nd|rd|th)\b|\b(?:in|until|through|from|for|ab|bis) (?:19|2\d)\d\d\b/i;

/** Times, and words for a time at which the hours do not apply. */
const LIMIT =
  /\d[:.h]\d\d|\d ?[ap]m?\b|\b(?:until|till?|through|thru|except|excluding|sunrise|sunset|dusk|dark|late|bis|außer|ausgenommen|currently|for now|(?:this|next|every other|alternat(?:e|ing)|odd|even) (?:week|month|year|day|weekend)s?|derzeit|only when|no longer|not yet|out of business|members?|private|unless|later|earlier|appointment|reservations? (?:only|required)|vereinbarung)\b|\b(?:from|after|before|ab) (?:\d|noon)|\b(?:temporar|re-?open|renovat|remodel|permanent|vorübergehend)/i;

const HOLIDAY = /holiday/i;
const MAY_DIFFER = /\b(?:may|can|might|vary|varies|differ|call|check|ask)\b/i;

/** Returns whether a line is a remark, even if it has days and times. */
export function isRemark(line: string): boolean {
  return SUBJECT.test(line) || VAGUE.test(line);
}

/**
 * Returns whether a remark can stand beside the hours and say nothing else about when the brewery is
 * open: `kitchen until 8`, but not `closed in January`.
 * @param isInline whether it is in parentheses, beside hours
 */
export function isHarmless(remark: string, { days }: OpeningHours, isInline: boolean): boolean {
  const text = remark.replaceAll(/\b([ap])\.\s?m\b\.?/gi, '$1m').replaceAll(/\s+/g, ' ');
  const isClosing = CLOSING.test(text);
  const isDated = [MONTH, SEASON, DATE, HOLIDAY].some((pattern) => pattern.test(text));
  const subject = SUBJECT.exec(text)?.[0];
  if (subject !== undefined) {
    // `4-9 pm (kitchen)` are the hours of the kitchen.
    if (isInline && subject.length === text.length) return false;
    // `Kitchen until 9, closed in January` may be about the brewery.
    if (isClosing) return !isDated && !/[,.;!]|\s[-–—]\s/.test(text);
    // A brunch on Sunday opens the brewery on Sunday.
    return daysNamedIn(text).every((day) => days[day]?.length);
  }
  if (isDated) return isVagueHoliday(text) && !isClosing;
  if (isClosing) return CONDITION.test(text);
  // Other remarks, such as `every other week` and `out of business`, may be about the hours.
  const isKnown =
    VAGUE.test(text) || ASIDE.test(text) || tokensOf([text]).lines.flat().length === 0;
  return isKnown && !LIMIT.test(text) && daysNamedIn(text).length === 0;
}

function isVagueHoliday(text: string): boolean {
  const isOther = [MONTH, SEASON, DATE].some((pattern) => pattern.test(text));
  return HOLIDAY.test(text) && MAY_DIFFER.test(text) && !isOther;
}
