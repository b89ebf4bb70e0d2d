import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { GrowingList } from '../../../../components/list/growing-list.tsx';
import { counted } from '../../../../lib/text/numbers.ts';
import { showToast } from '../../../../lib/toast.ts';
import type { Menu } from '../../beer-line.tsx';
import styles from './import-menu.module.css';
import { ProposalRow } from './proposal-row.tsx';
import { type Proposal, withValue } from './proposals.ts';
import { useSaveProposals } from './use-save-proposals.ts';

/** How much of the unread lines is shown. */
const UNREAD = { lines: 3, characters: 60 };

interface ProposalListProps {
  breweryId: string;
  menu: Menu;
  proposals: readonly Proposal[];
  /** How many beers are on the tap list with the same values. */
  same: number;
  /** The lines whose beer is not known. */
  unread: readonly string[];
  onBack: () => void;
  onSaved: () => void;
}

/** The beers that a menu adds or changes; those that the person has chosen are saved. */
export function ProposalList(props: ProposalListProps) {
  const { breweryId, menu, same, unread, onBack, onSaved } = props;
  const [proposals, setProposals] = useState(props.proposals);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const { saved, save } = useSaveProposals(breweryId);
  const chosen = proposals.filter(({ id, input }) => input && !left.has(id));

  const saveChosen = async () => {
    const failed = await save(chosen);
    const done = chosen.length - failed.size;
    if (done > 0) showToast({ type: 'success', title: `${counted(done, 'beer', 'beers')} saved` });
    const isSaved = new Set(chosen.map(({ id }) => id).filter((id) => !failed.has(id)));
    const rest = proposals.filter(({ id }) => !isSaved.has(id));
    setRefused(failed);
    setProposals(rest);
    if (failed.size === 0 && rest.every(({ input }) => input)) onSaved();
  };
  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        {summaryOf(proposals, same)}
      </p>
      {unread.length > 0 && <p className={styles.unread}>{unreadText(unread)}</p>}
      <GrowingList className={styles.list} items={proposals}>
        {(proposal) => (
          <ProposalRow
            proposal={proposal}
            menu={menu}
            isChosen={proposal.input !== undefined && !left.has(proposal.id)}
            refusal={refused.get(proposal.id)}
            onChoose={(isChosen) => setLeft(withId(left, proposal.id, !isChosen))}
            onStyle={(style) =>
              setProposals(
                proposals.map((one) =>
                  one === proposal ? withValue(one, 'beerStyle', style) : one,
                ),
              )
            }
          />
        )}
      </GrowingList>
      <div className={styles.actions}>
        <Button look="quiet" disabled={saved !== undefined} onClick={onBack}>
          Back
        </Button>
        <Button disabled={chosen.length === 0 || saved !== undefined} onClick={saveChosen}>
          {saved === undefined
            ? `Save ${counted(chosen.length, 'Beer', 'Beers')}`
            : `Saving ${saved + 1} of ${chosen.length}…`}
        </Button>
      </div>
    </div>
  );
}

function summaryOf(proposals: readonly Proposal[], same: number): string {
  const added = proposals.filter(({ beer }) => !beer).length;
  const changed = proposals.length - added;
  const parts = [
    added > 0 && counted(added, 'new beer', 'new beers'),
    changed > 0 && counted(changed, 'changed beer', 'changed beers'),
    same > 0 && `${same} as before`,
  ];
  return `${parts.filter(Boolean).join(', ')}. Other beers on your tap list stay.`;
}

/** Returns which lines were not read, without the ends of long ones and all after the first few. */
function unreadText(unread: readonly string[]): string {
  const lines = unread
    .slice(0, UNREAD.lines)
    .map((line) => `“${line.slice(0, UNREAD.characters)}”`);
  const more = unread.length - lines.length;
  return `Not read, because the beer has no name: ${lines.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
