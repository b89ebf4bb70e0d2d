import { ANSWER_MAX } from '@hoptrail/contracts/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { LabelledInput } from '../../../../components/form/inputs/labelled-input.tsx';
import { errorMessage } from '../../../../data/errors.ts';
import { useIsOnline } from '../../../../data/offline/offline.ts';
import styles from './question-form.module.css';
import { useAnswer } from './use-answer.ts';

interface QuestionFormProps {
  trailId: string;
  breweryId: string;
  question: string;
  /** How often the person may try today, where that is known. */
  triesLeft?: number;
}

/** The question of a brewery on a trail, with a field for the answer. */
export default function QuestionForm(props: QuestionFormProps) {
  const { trailId, breweryId, question, triesLeft } = props;
  const answer = useAnswer();
  const [typed, setTyped] = useState('');
  /** The answer that the message is about; undefined once the person types again. */
  const [sent, setSent] = useState<string>();
  const [tries, setTries] = useState<number>();
  const isOnline = useIsOnline();
  const line = useId();
  if (answer.data?.isRight) {
    return (
      <p className={styles.right} role="status">
        <CircleCheck size={20} aria-hidden />
        {answer.data.trail?.note ?? 'That is right. Your stamp counts.'}
      </p>
    );
  }
  const left = triesLeft ?? tries;
  if (left === 0) {
    return (
      <div className={styles.form} role="alert">
        <p className={styles.question}>{question}</p>
        <p className={styles.line}>
          {answer.data
            ? 'That was the third wrong answer today. Please look around and try again tomorrow.'
            : 'No try is left today. You can try again tomorrow.'}
        </p>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOnline || answer.isPending) return;
    const trimmed = typed.trim();
    setSent(trimmed);
    if (trimmed === '') return;
    answer.mutate(
      { id: trailId, breweryId, answer: trimmed },
      { onSuccess: (result) => setTries(result.triesLeft) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LabelledInput
        label={question}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setSent(undefined);
        }}
        error={problemOf(sent, answer)}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={ANSWER_MAX}
      />
      <p className={styles.line} id={line}>
        {isOnline ? triesText(left) : 'Answering needs a connection.'}
      </p>
      <Button
        type="submit"
        look="quiet"
        wide
        aria-disabled={!isOnline || answer.isPending}
        aria-describedby={line}
      >
        {answer.isPending ? 'Checking…' : 'Answer'}
      </Button>
    </form>
  );
}

type Answering = Pick<ReturnType<typeof useAnswer>, 'error' | 'data'>;

function problemOf(sent: string | undefined, { error, data }: Answering) {
  if (sent === undefined) return undefined;
  if (sent === '') return 'Please type an answer.';
  if (error) return errorMessage(error);
  return data && !data.isRight ? 'That is not it. Look around once more.' : undefined;
}

function triesText(left: number | undefined): string {
  if (left === undefined) return 'You find the answer here. Three tries a day.';
  return left === 1 ? 'One try left today.' : `${left} tries left today.`;
}
