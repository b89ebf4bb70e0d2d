import type { HistoryEntry } from '@hoptrail/contracts/history/history';
import { historyKindTexts } from '@hoptrail/contracts/lists/history-kind-texts';
import type { HistoryVerb } from '@hoptrail/contracts/lists/history-kinds';

/** The parts of an entry's sentence after its subject. */
interface EntryTexts {
  /** The verb phrase, such as 'changed the special event'. */
  did: string;
  /** The name of the entity, such as 'Barrel Night'; empty if `did` is complete. */
  what: string;
}

const verbs: Readonly<Record<HistoryVerb, string>> = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
  closed: 'closed',
  reopened: 're-opened',
  approved: 'approved',
  declined: 'declined',
  suspended: 'suspended',
  reinstated: 'lifted the suspension of',
  signedOut: 'ended the sessions of',
  opened: 'opened',
  redeemed: 'redeemed',
  drawn: 'drew',
  undone: 'took back',
  restored: 'restored',
};

/** Returns an entry as a sentence without its subject. */
export function entryTexts(entry: HistoryEntry): EntryTexts {
  const { verb, kind, name, breweryId, actor, person, changes } = entry;
  const who = person?.username ?? 'a deleted account';
  if (kind === 'user') return { did: verbs[verb], what: who };
  if (kind === 'claim') return { did: `${verbs[verb]} the claim of ${who} to`, what: name };
  if (verb === 'drawn') return { did: `drew ${who} as a winner of`, what: name };
  if (kind === 'prize') return { did: `${verbs[verb]} the prize of ${who} for`, what: name };
  // Only an invitation to the team of a brewery is about one.
  if (kind === 'invitation' && breweryId) {
    return {
      did:
        verb === 'deleted' ? 'withdrew an invitation to the team' : 'invited somebody to the team',
      what: '',
    };
  }
  if (kind === 'staff') return staffTexts(verb, who, name, person?.id === actor?.id);
  const [only, ...others] = changes;
  if (kind === 'brewery' && only?.field === 'owner' && others.length === 0) {
    return { did: 'changed the owners of', what: name };
  }
  return { did: [verbs[verb], historyKindTexts[kind].thing].filter(Boolean).join(' '), what: name };
}

function staffTexts(verb: HistoryVerb, who: string, what: string, isOwn: boolean): EntryTexts {
  if (verb === 'created') {
    return { did: isOwn ? 'joined the staff of' : `added ${who} to the staff of`, what };
  }
  return { did: isOwn ? 'left the staff of' : `removed ${who} from the staff of`, what };
}
