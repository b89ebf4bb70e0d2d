import type { StopQuestion } from '@hoptrail/contracts/admin/trails';
import { ANSWERS_PER_QUESTION, QUESTION_MAX } from '@hoptrail/contracts/limits';
import styles from './form-stops.module.css';

interface StopQuestionFieldsProps {
  /** The id of the question's input. */
  id: string;
  question: StopQuestion;
  onChange: (question: StopQuestion) => void;
}

/** The question of a brewery in the form of a trail, with its right answers. */
export function StopQuestionFields({ id, question, onChange }: StopQuestionFieldsProps) {
  const { text, answers } = question;
  return (
    <div className={styles.question}>
      <label>
        Question, answered there for the stamp
        <input
          id={id}
          value={text}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
          autoComplete="off"
          maxLength={QUESTION_MAX}
          placeholder="Which animal hangs over the bar?"
        />
      </label>
      <label>
        Right answers, one a line, at most {ANSWERS_PER_QUESTION}
        <textarea
          value={answers.join('\n')}
          onChange={({ target }) => onChange({ ...question, answers: target.value.split('\n') })}
          autoComplete="off"
          rows={3}
          placeholder="elk"
        />
      </label>
      <p>Capitals and accents do not matter. Guests never see the answers.</p>
    </div>
  );
}
