import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { errorMessage } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { saveFile, savesByTap } from '../../../lib/browser/save-file.ts';
import { totalsFile } from './totals-file.ts';

const NOT_SAVED = 'The file could not be saved. Please try again.';

interface Downloading {
  isLoading?: boolean;
  /** The file, where it can be saved only right after another tap. */
  file?: File;
  problem?: string;
}

/** Downloads the totals of each day of the last 25 months as CSV. */
export function DownloadTotals({
  brewery: { id, name },
}: {
  brewery: { id: string; name: string };
}) {
  const { statistics } = trpc.useUtils();
  const [{ isLoading = false, file, problem }, setState] = useState<Downloading>({});

  const save = async (loaded: File) => {
    setState((await saveFile(loaded)) ? {} : { file: loaded, problem: NOT_SAVED });
  };
  const download = async () => {
    setState({ isLoading: true });
    try {
      const loaded = totalsFile(name, await statistics.days.fetch({ breweryId: id }));
      if (savesByTap()) setState({ file: loaded });
      else await save(loaded);
    } catch (error) {
      setState({ problem: errorMessage(error) });
    }
  };
  return (
    <div>
      <Button
        look="quiet"
        wide
        aria-disabled={isLoading}
        onClick={() => !isLoading && (file ? save(file) : download())}
      >
        <Download size={20} aria-hidden />
        {isLoading ? 'Packing...' : file ? 'Save the File' : 'Download Daily Totals (CSV)'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
