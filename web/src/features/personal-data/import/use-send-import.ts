import { IMPORT_BYTES } from '@hoptrail/contracts/limits';
import { personalDataErrors } from '@hoptrail/contracts/personal-data/personal-data-errors';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../data/errors.ts';
import { useInvalidate } from '../../../data/invalidate.ts';
import { trpc } from '../../../data/trpc.ts';

// In the chunk of picture uploads, which this page does not need at first.
const loadPutFile = () => import('../../../data/uploads/put-file.ts');

const LOST = 'The file could not be sent. Check your connection and try again.';

interface Sending {
  /** The file that is being sent. */
  file?: File | undefined;
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** Why the last file was not accepted. */
  problem?: string | undefined;
}

/** Announces a file of another app and sends it; leaving the page stops it. */
export function useSendImport() {
  const [state, setState] = useState<Sending>({ share: 0 });
  const stopping = useRef<AbortController>(undefined);
  const invalidate = useInvalidate();
  const announce = trpc.personalData.importVisits.useMutation();
  useEffect(() => () => stopping.current?.abort(), []);

  const send = async (file: File) => {
    if (file.size > IMPORT_BYTES) {
      return setState({ share: 0, problem: personalDataErrors['import.tooLarge'][1] });
    }
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ file, share: 0 });
    try {
      const { isAccepted, putFile, refusalText } = await loadPutFile();
      const announced = { fileName: plainName(file.name), bytes: file.size };
      const { uploadURL } = await announce.mutateAsync(announced);
      const onProgress = (share: number) => setState({ file, share });
      const type = 'application/octet-stream';
      const request = await putFile(uploadURL, file, { type, onProgress, signal });
      const problem = isAccepted(request) ? undefined : (refusalText(request) ?? LOST);
      setState({ share: 0, problem });
    } catch (error) {
      setState({ share: 0, problem: signal.aborted ? undefined : errorMessage(error) });
    }
    invalidate('personalData');
  };
  return { ...state, send, stop: () => stopping.current?.abort() };
}

/** Returns a file's name as the list of imports shows it. */
function plainName(name: string): string {
  return (
    name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(-200) || 'file'
  );
}
