import type { StopQuestion, TrailStop } from '@hoptrail/contracts/admin/trails';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { IconButton } from '../../../components/actions/icon-button.tsx';
import { trpc } from '../../../data/trpc.ts';
import { focusRendered } from '../../../lib/browser/focus-rendered.ts';
import styles from './form-stops.module.css';
import { StopQuestionFields } from './stop-question-fields.tsx';

interface StopRowProps {
  stop: TrailStop;
  number: number;
  hasPrize: boolean;
  /** Undefined for the first one. */
  onUp: (() => void) | undefined;
  /** Undefined for the last one. */
  onDown: (() => void) | undefined;
  onStock: (prizeStock: number | null) => void;
  onQuestion: (question: StopQuestion | null) => void;
  onRemove: () => void;
}

/** A brewery of the form, with its place in the order and its stock of prizes. */
export function StopRow(props: StopRowProps) {
  const { stop, number, hasPrize, onUp, onDown, onStock, onQuestion, onRemove } = props;
  const { question = null } = stop;
  const { data } = trpc.breweries.byId.useQuery({ id: stop.breweryId }, { staleTime: Infinity });
  const id = useId();
  const name = data?.name ?? 'Loading...';
  return (
    <div className={styles.stop}>
      <span className={styles.name}>
        {number}. {name}
        {data?.closedAt && ' (closed)'}
      </span>
      {!question && (
        <IconButton
          id={`${id}-ask`}
          Icon={MessageCircleQuestion}
          label={`Ask a question at ${name}`}
          onClick={() => {
            onQuestion({ text: '', answers: [] });
            focusRendered(`${id}-question`);
          }}
        />
      )}
      <IconButton Icon={ArrowUp} label={`Move ${name} up`} disabled={!onUp} onClick={onUp} />
      <IconButton
        Icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton Icon={X} label={`Remove ${name}`} onClick={onRemove} />
      {hasPrize && (
        <label className={styles.stock}>
          Prizes here
          <input
            value={stop.prizeStock ?? ''}
            onChange={({ target }) => onStock(stockIn(target.value))}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="no limit"
          />
        </label>
      )}
      {question && (
        <>
          <StopQuestionFields id={`${id}-question`} question={question} onChange={onQuestion} />
          <Button
            look="plain"
            isDangerous
            aria-label={`Remove the question of ${name}`}
            onClick={() => {
              onQuestion(null);
              focusRendered(`${id}-ask`);
            }}
          >
            Remove the Question
          </Button>
        </>
      )}
    </div>
  );
}

/** Returns the typed number of prizes; null for no limit. */
function stockIn(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
