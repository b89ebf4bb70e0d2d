import type { HistoryEntry } from '@hoptrail/contracts/history/history';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ConflictField } from '../../../components/form/conflicts/conflict-field.tsx';
import conflict from '../../../components/form/conflicts/form-conflict.module.css';
import { FormValue } from '../../../components/form/conflicts/form-value.tsx';
import styles from './entry-foot.module.css';
import { fieldLabel, valueText } from './field-label.ts';
import type { UndoInput } from './use-undo.ts';

interface UndoChoiceProps {
  entry: HistoryEntry;
  /** The fields that have changed again since, with their present texts. */
  present: Readonly<Record<string, string | null>>;
  isBusy: boolean;
  onSend: (input: UndoInput) => void;
  onClose: () => void;
}

/** Lets a person choose for each field that changed again since whether an undo puts it back. */
export function UndoChoice({ entry, present, isBusy, onSend, onClose }: UndoChoiceProps) {
  const { seq, kind, changes } = entry;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isAgain = (field: string) => Object.hasOwn(present, field);
  const fields = changes
    .map(({ field }) => field)
    .filter((field) => !isAgain(field) || chosen.includes(field));
  const choose = (field: string, isChosen: boolean) =>
    setChosen([...chosen.filter((one) => one !== field), ...(isChosen ? [field] : [])]);
  return (
    <div className={styles.choice}>
      <p className={conflict.hint}>
        Somebody changed this after the change that you undo. Nothing was overwritten: choose what
        stays.
      </p>
      <ul className={conflict.fields}>
        {changes
          .filter(({ field }) => isAgain(field))
          .map(({ field, before }) => (
            <li key={field}>
              <ConflictField
                label={fieldLabel(kind, field)}
                versions={{
                  was: <FormValue text={valueText(before)} />,
                  'is now': <FormValue text={valueText(present[field] ?? null)} />,
                }}
                theirs={{
                  label: 'Keep it',
                  isChosen: !chosen.includes(field),
                  take: () => choose(field, false),
                }}
                own={{
                  label: 'Put it back',
                  isChosen: chosen.includes(field),
                  take: () => choose(field, true),
                }}
              />
            </li>
          ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={fields.length === 0}
          aria-disabled={isBusy}
          onClick={() => isBusy || onSend({ seq, fields, basedOn: { ...present } })}
        >
          {isBusy ? 'Undoing...' : fields.length > 1 ? `Undo ${fields.length} Fields` : 'Undo'}
        </Button>
      </div>
    </div>
  );
}
