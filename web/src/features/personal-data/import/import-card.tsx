import { importSourceNames } from '@hoptrail/contracts/lists/import-states';
import type { VisitImport } from '@hoptrail/contracts/personal-data/personal-data';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { localDate } from '../../../lib/text/dates.ts';
import { ProgressLine } from '../progress-line.tsx';
import shared from '../your-data.module.css';
import styles from './import-card.module.css';
import { ImportResult } from './import-result.tsx';
import { useRemoveImport } from './use-remove-import.ts';

/** An import: its progress, its result, and the button that removes it. */
export function ImportCard({ visitImport }: { visitImport: VisitImport }) {
  const { id, fileName, source, state, progress, problem, createdAt } = visitImport;
  const removal = useRemoveImport();
  return (
    <article className={shared.card} aria-label={fileName}>
      <header>
        <h3 className={styles.name}>{fileName}</h3>
        <p className={shared.note}>
          {source ? `${importSourceNames[source]} · ` : ''}
          {localDate(createdAt)}
        </p>
      </header>
      {state === 'waiting' && (
        <ProgressLine share={progress > 0 ? progress : undefined}>
          {progress > 0 ? 'Reading your check-ins' : 'Waiting to be read'}
        </ProgressLine>
      )}
      {state === 'failed' && (
        <p className={shared.failure} role="alert">
          {problem}
        </p>
      )}
      {(state === 'done' || visitImport.added > 0) && <ImportResult visitImport={visitImport} />}
      <ConfirmedAction
        name={`remove-import-${id}`}
        action="Remove Import"
        doing="Removing..."
        isDoing={removal.isPending}
        title="Remove this import?"
        onConfirm={(close) => removal.mutate({ id }, { onSuccess: close })}
        button={(ask) => (
          <Button look="plain" isDangerous className={styles.remove} onClick={ask}>
            Remove Import
          </Button>
        )}
      >
        <p>
          Its check-ins leave your log. You can import the file again at any time; nothing else of
          yours changes.
        </p>
      </ConfirmedAction>
    </article>
  );
}
