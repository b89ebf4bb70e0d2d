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
  const [isEmpty, setEmpty] = useState(false);
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
  const left = answer.data?.triesLeft ?? triesLeft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOnline || answer.isPending) return;
    const sent = typed.trim();
    setEmpty(sent === '');
    if (sent !== '') answer.mutate({ id: trailId, breweryId, answer: sent });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LabelledInput
        label={question}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setEmpty(false);
          if (!answer.isIdle && !answer.isPending) answer.reset();
        }}
        error={problemOf(isEmpty, answer, left)}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={ANSWER_MAX}
      />
      <Button
        type="submit"
        look="quiet"
        wide
        aria-disabled={!isOnline || answer.isPending || left === 0}
        aria-describedby={line}
      >
        {answer.isPending ? 'Checking…' : 'Answer'}
      </Button>
      <p className={styles.line} id={line}>
        {isOnline ? triesText(left) : 'Answering needs a connection.'}
      </p>
    </form>
  );
}

type Answering = Pick<ReturnType<typeof useAnswer>, 'error' | 'data'>;

function problemOf(isEmpty: boolean, { error, data }: Answering, left: number | undefined) {
  if (isEmpty) return 'Please type an answer.';
  if (error) return errorMessage(error);
  if (!data || data.isRight) return undefined;
  return left === 0
    ? 'That was the third wrong answer today. Please look around and try again tomorrow.'
    : 'That is not it. Look around once more.';
}

function triesText(left: number | undefined): string {
  if (left === undefined) return 'You find the answer here. Three tries a day.';
  if (left === 0) return 'You can try again tomorrow.';
  return left === 1 ? 'One try left today.' : `${left} tries left today.`;
}
