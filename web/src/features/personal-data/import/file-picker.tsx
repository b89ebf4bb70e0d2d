import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ProgressLine } from '../progress-line.tsx';
import shared from '../your-data.module.css';
import styles from './import-section.module.css';
import { useSendImport } from './use-send-import.ts';

/** The button that chooses a file of another app, and the progress of sending it. */
export function FilePicker({ isReading }: { isReading: boolean }) {
  const input = useRef<HTMLInputElement>(null);
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
      <input
        ref={input}
        type="file"
        accept=".csv,.json,.zip,text/csv,application/json,application/zip"
        aria-label="File of another app"
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) sending.send(file);
        }}
      />
      <Button wide disabled={isReading} onClick={() => input.current?.click()}>
        <FileUp size={20} aria-hidden />
        Choose a File
      </Button>
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
