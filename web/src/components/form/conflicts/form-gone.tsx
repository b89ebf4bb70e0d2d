import type { FormState } from '../form-state.ts';
import styles from '../form-summary.module.css';

/** The notice that the edited entity was deleted. The typed text stays. */
export function FormGone({ gone }: Pick<FormState<string>, 'gone'>) {
  if (!gone) return null;
  return (
    <div data-form-notice className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{gone.reason}</p>
      <p>
        {gone.submit
          ? 'Somebody deleted it meanwhile. What you typed is still here: save it as a new one.'
          : 'It cannot be saved any more. What you typed stays here until you leave.'}
      </p>
    </div>
  );
}
