import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './form.module.css';
import { useFormGuard } from './form-guard.ts';
import type { FormState } from './form-state.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';

interface FormProps {
  form: Pick<FormState<string>, 'submit' | 'isBusy' | 'isRestored' | 'isUnsaved' | 'discard'>;
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

/** The fields of a form, and below them, always in reach, the buttons that save or leave it. */
export function Form(props: FormProps) {
  const { form, submit, busy = 'Saving...', disabled = false, onCancel, children } = props;
  const { hidesSubmit = false } = props;
  const guard = useFormGuard(form);
  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.isRestored && (
          <div className={styles.restored} role="status">
            <p>Your unsaved changes are back.</p>
            <Button look="plain" onClick={form.discard}>
              Start over
            </Button>
          </div>
        )}
        {children}
        <div className={styles.actions}>
          <Button look="quiet" className={styles.cancel} onClick={onCancel}>
            Cancel
          </Button>
          {!hidesSubmit && (
            <Button
              type="submit"
              className={styles.save}
              disabled={disabled}
              aria-disabled={form.isBusy}
            >
              {form.isBusy ? busy : submit}
            </Button>
          )}
        </div>
      </form>
      <UnsavedDialog guard={guard} />
    </>
  );
}
