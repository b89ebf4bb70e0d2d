import { normalizePrizeCode } from '@hoptrail/contracts/lib/prize-codes';
import { PRIZE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { makeQrReader } from './qr-reader.ts';
import styles from './scanner.module.css';

interface ScannerProps {
  onCode: (code: string) => void;
  onStop: () => void;
}

const PAUSE_MS = 150;

/** Shows what the camera sees, until it sees a prize code. */
export default function Scanner({ onCode, onStop }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOther, setOther] = useState(false);
  const onText = useEffectEvent((text: string): boolean => {
    const code = normalizePrizeCode(text);
    if (code.length !== PRIZE_CODE_LENGTH) {
      setOther(true);
      return false;
    }
    onCode(code);
    return true;
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const watching = new AbortController();
    watch(element, watching.signal, (text) => onText(text)).catch((error: unknown) => {
      if (!watching.signal.aborted) setProblem(problemText(error));
    });
    return () => watching.abort();
  }, []);

  return (
    <section className={styles.scanner} aria-label="Camera">
      {problem === undefined ? (
        <div className={styles.view}>
          <video ref={video} className={styles.video} muted playsInline />
          <span className={styles.aim} aria-hidden />
        </div>
      ) : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.hint} role="status">
        {isOther
          ? 'That is not the code of a prize. Look for the one on their ticket.'
          : problem === undefined && 'Hold the code of their ticket into the frame.'}
      </p>
      <Button look="quiet" onClick={onStop}>
        Stop the camera
      </Button>
    </section>
  );
}

/**
 * Reads the camera until a text is taken or the signal aborts, and stops the camera in the end.
 * @throws DOMException when there is no camera or it is not allowed
 */
async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  const stream = await openCamera();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const read = await makeQrReader();
  while (!signal.aborted) {
    const text = await read(video);
    if (text !== undefined && !signal.aborted && onText(text)) return stop();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers have no camera on a page over http.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError');
  return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}

function problemText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'The camera is not allowed. Allow it in your browser settings, or type the code.';
    case 'NotFoundError':
      return 'There is no camera here. Please type the code.';
    case 'SecurityError':
      return 'The camera works only over a secure connection. Please type the code.';
    default:
      return 'The camera does not start. Please type the code.';
  }
}
