import { Fragment } from 'react';
import type { FormState } from './form-state.ts';
import styles from './form-summary.module.css';
import { unfold } from './unfold.ts';

/** The error summary above the fields: their number and a link to each invalid field. */
export function FormSummary({ wrong }: Pick<FormState<string>, 'wrong'>) {
  if (wrong.length === 0) return null;
  const count = wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`;
  return (
    <div data-form-notice className={styles.summary} role="alert" tabIndex={-1}>
      <p>
        <span className={styles.title}>{count} another look: </span>
        {wrong.map(({ id, label }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(id);
                if (!field) return;
                unfold(field);
                field.focus();
              }}
            >
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
