import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { FormConflict } from './conflicts/form-conflict.tsx';
import { FormDoubtDialog } from './conflicts/form-doubt.tsx';
import { FormGone } from './conflicts/form-gone.tsx';
import { FormLeave, useFormGuard } from './drafts/form-guard.ts';
import { FormLost } from './drafts/form-lost.tsx';
import { UnsavedDialog } from './drafts/unsaved-dialog.tsx';
import { FieldLinks } from './field-links.tsx';
import styles from './form.module.css';
import type { FormState } from './form-state.ts';
import { FormSummary } from './form-summary.tsx';
import { unfold } from './unfold.ts';

interface FormProps {
  form: Omit<FormState<string>, 'values' | 'field' | 'set' | 'hold'>;
  /** The label of the save button. */
  submit: string;
  /** The label of the save button while it saves. */
  busy?: string;
  /** The look of the save button, if saving takes something away. */
  look?: 'danger' | undefined;
  /** Disables the save button, for example until a picture is chosen. */
  disabled?: boolean;
  /** Leaves out the save button. */
  hidesSubmit?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** Inputs, and groups of inputs. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * A form: notices above its fields, and Cancel and Save below them. The notices are about errors
 * and about changes by others; the buttons stay in reach at the lower edge.
 */
export function Form(props: FormProps) {
  const { form, submit, busy = 'Saving...', disabled = false, onCancel, children } = props;
  const { hidesSubmit = false, look } = props;
  const guard = useFormGuard(form);
  const fields = useRef<HTMLFormElement>(null);

  // Screen readers announce the notice when it takes the focus. Without a notice, the first invalid
  // field takes it. A folded section with an invalid field opens.
  useEffect(() => {
    if (form.refusals === 0) return;
    for (const invalid of fields.current?.querySelectorAll(INVALID) ?? []) unfold(invalid);
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    (find('[data-form-notice]') ?? find('[aria-invalid="true"]'))?.focus();
  }, [form.refusals]);
  return (
    <FormLeave value={guard.leave}>
      <form ref={fields} className={styles.form} onSubmit={form.submit} noValidate>
        {form.isRestored && (
          <div className={styles.restored} role="status">
            <div>
              <p>Your unsaved changes are back.</p>
              {form.restored.length > 0 && (
                <p>
                  <FieldLinks fields={form.restored} />
                </p>
              )}
            </div>
            <Button look="plain" onClick={() => guard.leave(form.discard)}>
              Start over
            </Button>
          </div>
        )}
        <FormSummary wrong={form.wrong} />
        <FormConflict changed={form.changed} control={form.control} />
        <FormLost reason={form.lost} />
        <FormGone gone={form.gone} />
        {children}
        <div className={styles.actions}>
          <Button look="quiet" className={styles.cancel} onClick={onCancel}>
            Cancel
          </Button>
          {!hidesSubmit && form.lost === undefined && form.gone?.submit !== null && (
            <Button
              type="submit"
              look={look}
              className={styles.save}
              disabled={disabled}
              aria-disabled={form.isBusy}
            >
              {form.isBusy ? busy : (form.gone?.submit ?? submit)}
            </Button>
          )}
        </div>
      </form>
      <UnsavedDialog guard={guard} />
      <FormDoubtDialog doubt={form.doubt} />
    </FormLeave>
  );
}
