import type { HistoryEntry } from '@hoptrail/contracts/history/history';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import { Mark } from '../../../components/layout/mark.tsx';
import { refusal } from '../../../data/errors.ts';
import styles from './entry-foot.module.css';
import { UndoChoice } from './undo-choice.tsx';
import { type UndoInput, useUndo } from './use-undo.ts';

type PresentTexts = Readonly<Record<string, string | null>>;

/** The end of an entry that can be undone, or was. */
export function EntryFoot({ entry }: { entry: HistoryEntry }) {
  return (
    <div className={styles.foot}>
      {entry.isUndone ? <Mark>Undone</Mark> : <UndoEntry entry={entry} />}
    </div>
  );
}

/**
 * The button that undoes an entry of the history. Where fields have changed again since, a dialog lets
 * the person choose which ones to put back.
 */
function UndoEntry({ entry }: { entry: HistoryEntry }) {
  const { seq, verb, name } = entry;
  const undo = useUndo();
  const [present, setPresent] = useState<PresentTexts>({});
  const dialog = useConfirmation(`undo-${seq}`);
  const send = (input: UndoInput) =>
    undo.mutate(input, {
      onSuccess: dialog.hide,
      onError: (error) => {
        const { code, current } = refusal(error);
        if (code !== 'edit.conflict') return dialog.hide();
        setPresent(presentTexts(current));
        if (!dialog.open) dialog.show();
      },
    });
  return (
    <>
      <Button
        look="plain"
        className={styles.undo}
        aria-disabled={undo.isPending}
        onClick={() => undo.isPending || send({ seq })}
      >
        <Undo2 size={18} aria-hidden />
        {undo.isPending ? 'Undoing...' : verb === 'deleted' ? 'Restore' : 'Undo'}
        <span className="visually-hidden">{name}</span>
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Changed again since">
        <UndoChoice
          key={JSON.stringify(present)}
          entry={entry}
          present={present}
          isBusy={undo.isPending}
          onSend={send}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}

/** Returns the present texts of fields from a refusal. */
function presentTexts(current: unknown): PresentTexts {
  const texts = Object.entries(current ?? {}).filter(
    (entry): entry is [string, string | null] => entry[1] === null || typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
