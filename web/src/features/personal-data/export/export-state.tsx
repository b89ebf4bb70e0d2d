import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { ExportStatus } from '@hoptrail/contracts/personal-data/personal-data';
import Download from 'lucide-react/icons/download';
import { Button, buttonClass } from '../../../components/actions/button.tsx';
import { fileSize } from '../../../lib/text/file-size.ts';
import { ProgressLine } from '../progress-line.tsx';
import shared from '../your-data.module.css';
import styles from './export-card.module.css';
import { useAskExport } from './use-ask-export.ts';

/** The export's state, and the button for the next step. */
export function ExportState({ status }: { status: ExportStatus }) {
  const ask = useAskExport();
  const { state, url, bytes, expiresAt, againAt } = status;
  if (state === 'waiting') {
    return (
      <ProgressLine>
        Packing. You may leave this page: a mail tells you when it is ready.
      </ProgressLine>
    );
  }
  if (url !== null && bytes !== null && expiresAt !== null) {
    return (
      <div className={styles.ready}>
        <a href={url} download className={buttonClass({ wide: true })}>
          <Download size={20} aria-hidden />
          Download {fileSize(bytes)}
        </a>
        <p className={shared.note}>Removed in {timeUntil(expiresAt)}.</p>
        {againAt === null && (
          <Button look="quiet" disabled={ask.isPending} onClick={() => ask.mutate()}>
            Pack Again
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <p className={shared.failure} role="alert">
          Your data could not be packed. Nothing is lost: please try again later.
        </p>
      )}
      <Button wide disabled={ask.isPending} onClick={() => ask.mutate()}>
        {state === 'failed' ? 'Try Again' : 'Pack My Data'}
      </Button>
    </>
  );
}

function timeUntil(instant: string): string {
  return waitTextOfSeconds(Math.max(0, Date.parse(instant) - Date.now()) / 1000, 'words');
}
