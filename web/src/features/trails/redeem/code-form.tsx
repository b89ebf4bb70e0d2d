import { normalizePrizeCode, prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { PRIZE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import ScanLine from 'lucide-react/icons/scan-line';
import { type FormEvent, Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import styles from './code-form.module.css';

const Scanner = lazy(() => import('./scanner.tsx'));

interface CodeFormProps {
  /** What the field contains at first, such as a code to correct. */
  draft: string;
  onCode: (code: string) => void;
}

/** Asks for a prize code: by the camera, or typed. */
export function CodeForm({ draft, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState(() => shown(draft));
  const [problem, setProblem] = useState<string>();
  const [isScanning, setScanning] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizePrizeCode(typed);
    if (code.length === PRIZE_CODE_LENGTH) return onCode(code);
    setProblem(`A code has ${PRIZE_CODE_LENGTH} letters and digits, such as ABCD-2345.`);
  };
  return (
    <Columns split="half">
      <Column>
        {isScanning ? (
          <Suspense fallback={<CardSkeleton height={340} />}>
            <Scanner onCode={onCode} onStop={() => setScanning(false)} />
          </Suspense>
        ) : (
          <Button wide onClick={() => setScanning(true)}>
            <ScanLine size={20} aria-hidden />
            Scan the Code
          </Button>
        )}
      </Column>
      <Column>
        <form className={styles.form} onSubmit={submit} noValidate>
          <LabelledInput
            label="Or type it"
            value={typed}
            onChange={(text) => {
              setProblem(undefined);
              setTyped(shown(text));
            }}
            error={problem}
            className={styles.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={300}
            placeholder="ABCD-2345"
          />
          <Button look="quiet" wide type="submit">
            Check
          </Button>
        </form>
      </Column>
    </Columns>
  );
}

/** Returns a code with its hyphen while it is typed; other text, such as an address, unchanged. */
function shown(text: string): string {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!/^[0-9A-Z]{0,8}$/.test(code)) return text;
  return code.length > 4 ? prizeCodeText(code) : code;
}
