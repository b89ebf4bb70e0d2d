import type { FormState } from './form-state.ts';
import styles from './form-summary.module.css';

/** What is wrong, above the fields, each line leading to its field. */
export function FormSummary({ wrong }: Pick<FormState<string>, 'wrong'>) {
  if (wrong.length === 0) return null;
  const count = wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`;
  return (
    <div data-form-notice className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{count} another look</p>
      <ul>
        {wrong.map(({ id, label, problem }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
