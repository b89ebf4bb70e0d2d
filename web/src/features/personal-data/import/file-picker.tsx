import FileUp from 'lucide-react/icons/file-up';
import { useId } from 'react';
import { Button, buttonClass } from '../../../components/actions/button.tsx';
import { ProgressLine } from '../progress-line.tsx';
import shared from '../your-data.module.css';
import styles from './import-section.module.css';
import { useSendImport } from './use-send-import.ts';

/** The button that chooses a file of another app, and the progress of sending it. */
export function FilePicker({ isReading }: { isReading: boolean }) {
  const id = useId();
  const sending = useSendImport();
  if (sending.file) {
    return (
      <div className={styles.sending}>
        <ProgressLine share={sending.share}>Sending {sending.file.name}</ProgressLine>
        <Button look="quiet" onClick={sending.stop}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <>
      {isReading ? (
        <Button wide disabled>
          Choose a File
        </Button>
      ) : (
        <div>
          <input
            id={id}
            type="file"
            accept=".csv,.json,.zip,text/csv,application/json,application/zip"
            className={`visually-hidden ${styles.input}`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void sending.send(file);
              currentTarget.value = '';
            }}
          />
          <label htmlFor={id} className={`${buttonClass({ wide: true })} ${styles.choose}`}>
            <FileUp size={20} aria-hidden />
            Choose a File
          </label>
        </div>
      )}
      {sending.problem ? (
        <p className={shared.failure} role="alert">
          {sending.problem}
        </p>
      ) : (
        <p className={shared.note}>CSV, JSON or zip, up to 50 MB.</p>
      )}
    </>
  );
}
