import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { FormConflict } from './conflicts/form-conflict.tsx';
import { FormDoubtDialog } from './conflicts/form-doubt.tsx';
import { FormGone } from './conflicts/form-gone.tsx';
import { FormLeave, useFormGuard } from './drafts/form-guard.ts';
import { FormLost } from './drafts/form-lost.tsx';
import { UnsavedDialog } from './drafts/unsaved-dialog.tsx';
import styles from './form.module.css';
import type { FormState } from './form-state.ts';
import { FormSummary } from './form-summary.tsx';

interface FormProps {
  form: Omit<FormState<string>, 'values' | 'field' | 'set' | 'hold'>;
  /** The word on the button that saves. */
  submit: string;
  /** What it reads meanwhile. */
  busy?: string;
  /** Nothing can be saved yet, as when a picture has to be chosen first. */
  disabled?: boolean;
  /** The button that saves is not there at all. */
  hidesSubmit?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The fields of a form; above them what is wrong and what others changed meanwhile, below them,
 * always in reach, the buttons that save or leave it.
 */
export function Form(props: FormProps) {
  const { form, submit, busy = 'Saving...', disabled = false, onCancel, children } = props;
  const { hidesSubmit = false } = props;
  const guard = useFormGuard(form);
  const fields = useRef<HTMLFormElement>(null);

  // The notice above the fields takes the focus, and so is read out; without one the first field
  // that is wrong.
  useEffect(() => {
    if (form.refusals === 0) return;
    const find = (selector: string) => fields.current?.querySelector<HTMLElement>(selector);
    (find('[data-form-notice]') ?? find('[aria-invalid="true"]'))?.focus();
  }, [form.refusals]);
  return (
    <FormLeave value={guard.leave}>
      <form ref={fields} className={styles.form} onSubmit={form.submit} noValidate>
        {form.isRestored && (
          <div className={styles.restored} role="status">
            <p>Your unsaved changes are back.</p>
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
      <FormDoubtDialog question={form.question} />
    </FormLeave>
  );
}
