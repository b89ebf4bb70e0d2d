import { FieldLinks } from './field-links.tsx';
import type { FormState } from './form-state.ts';
import styles from './form-summary.module.css';

/** The error summary above the fields: their number and a link to each invalid field. */
export function FormSummary({ wrong }: Pick<FormState<string>, 'wrong'>) {
  if (wrong.length === 0) return null;
  const count = wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`;
  return (
    <div data-form-notice className={styles.summary} role="alert" tabIndex={-1}>
      <p>
        <span className={styles.title}>{count} another look: </span>
        <FieldLinks fields={wrong} />
      </p>
    </div>
  );
}
