import { HOUSE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import card from '../../../components/layout/card.module.css';
import styles from './house-code-entry.module.css';
import { focusHouseCode, HOUSE_CODE_FIELD } from './house-code-field.ts';

const PLAIN_HINT = 'Four digits from the bar check you in without a position.';

interface HouseCodeEntryProps {
  /** What the code is for. */
  hint?: string;
  isCheckingIn: boolean;
  /** Whether the field takes the focus when it appears. */
  isWanted: boolean;
  /** Why the code that was sent last was refused. */
  refused: string | undefined;
  onCode: (houseCode: string) => void;
}

/**
 * Checks in by the house's code of the day, for a phone without a position. The house's QR code fills
 * it in, by the address.
 */
export default function HouseCodeEntry(props: HouseCodeEntryProps) {
  const { hint = PLAIN_HINT, isCheckingIn, isWanted, refused, onCode } = props;
  const given = useLocation({ select: ({ searchStr }) => codeIn(searchStr) });
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCheckingIn) return;
    if (code.length === HOUSE_CODE_LENGTH) {
      setSent(code);
      onCode(code);
      return;
    }
    setProblem(`The house’s code has ${HOUSE_CODE_LENGTH} digits.`);
    focusHouseCode();
  };
  useEffect(() => {
    if (isWanted) focusHouseCode();
  }, [isWanted]);
  useEffect(() => {
    if (refused && !isCheckingIn) focusHouseCode();
  }, [refused, isCheckingIn]);
  return (
    <form className={card.card} onSubmit={submit} noValidate aria-label="The house’s code">
      <LabelledInput
        id={HOUSE_CODE_FIELD}
        label="The house’s code of today"
        hint={hint}
        value={code}
        onChange={(typed) => {
          setProblem(undefined);
          setCode(typed.replaceAll(/\D/g, '').slice(0, HOUSE_CODE_LENGTH));
        }}
        error={problem ?? (code === sent && !isCheckingIn ? refused : undefined)}
        className={styles.code}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
      />
      <Button look="quiet" type="submit" wide aria-disabled={isCheckingIn}>
        Use the Code
      </Button>
    </form>
  );
}

function codeIn(search: string): string {
  const code = new URLSearchParams(search).get('houseCode') ?? '';
  // The router writes a code with a leading zero in quotes.
  return code.replaceAll(/\D/g, '').slice(0, HOUSE_CODE_LENGTH);
}
