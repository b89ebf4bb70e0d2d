import { Fragment } from 'react';
import styles from './field-links.module.css';
import type { NamedField } from './form-types.ts';
import { unfold } from './unfold.ts';

/** The names of fields of a form, each a link that opens its section and moves the focus to it. */
export function FieldLinks({ fields }: { fields: readonly NamedField[] }) {
  return fields.map(({ id, label }, index) => (
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
  ));
}
