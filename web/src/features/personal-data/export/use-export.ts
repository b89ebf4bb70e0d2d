import { useEffect, useRef, useState } from 'react';
import { UNREACHABLE } from '../../../lib/browser/reload-page.ts';
import { saveFile, savesByTap } from '../../../lib/browser/save-file.ts';

// In the chunk of picture uploads, which this page does not need at first.
const loadPutFile = () => import('../../../data/uploads/put-file.ts');

const ADDRESS = '/api/personal-data/export';
const FAILED = 'Your data could not be packed. Please try again.';
const BROKEN_OFF = 'The download broke off. Nothing is lost: please try again.';
const NOT_SAVED = 'The file could not be saved. Please try again.';

interface Exporting {
  isPacking?: boolean;
  /** The file, where it can be saved only right after another tap. */
  file?: File | undefined;
  problem?: string | undefined;
}

/** Downloads everything about the person as a zip; leaving the page stops it. */
export function useExport() {
  const [state, setState] = useState<Exporting>({});
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const save = async (file: File) => {
    setState((await saveFile(file)) ? {} : { file, problem: NOT_SAVED });
  };
  const download = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ isPacking: true });
    const loaded = await loadFile(signal);
    if (signal.aborted) setState({});
    else if (typeof loaded === 'string') setState({ problem: loaded });
    else if (savesByTap()) setState({ file: loaded });
    else await save(loaded);
  };
  return { ...state, download, save, stop: () => stopping.current?.abort() };
}

/** Returns the file, or why it did not load as a sentence. */
async function loadFile(signal: AbortSignal): Promise<File | string> {
  const response = await fetch(ADDRESS, { signal }).catch(() => undefined);
  if (!response) return UNREACHABLE;
  try {
    const type = response.headers.get('content-type');
    if (type !== 'application/zip') {
      const { refusalText } = await loadPutFile();
      return refusalText({ responseText: await response.text() }) ?? FAILED;
    }
    return new File([await response.blob()], fileName(response), { type });
  } catch {
    return BROKEN_OFF;
  }
}

function fileName({ headers }: Response): string {
  const [, name] = /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name ?? 'hoptrail.zip';
}
