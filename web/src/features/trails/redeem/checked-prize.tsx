import { prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import type { PrizeView } from '@hoptrail/contracts/trails/trails';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Button } from '../../../components/actions/button.tsx';
import { Column, Columns } from '../../../components/layout/columns/columns.tsx';
import { Avatar } from '../../../components/picture/avatar.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { LoadingLine } from '../../../components/state/loading-line.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { errorMessage, isFinal, refusal } from '../../../data/errors.ts';
import { trpc } from '../../../data/trpc.ts';
import { dateText } from '../../../lib/text/dates.ts';
import { clockText } from '../../../lib/text/times.ts';
import { useOnce } from '../../../lib/use-once.ts';
import styles from './checked-prize.module.css';
import { prizeMessage } from './prize-texts.ts';
import { useRedeem, useUndoRedemption } from './use-redeem.ts';

interface CheckedPrizeProps {
  house: { id: string; name: string };
  code: string;
  /** Called to check the next code. */
  onNext: () => void;
  /** Called to correct this code, which is no prize. */
  onCorrect: () => void;
}

/**
 * The prize of a code, its person, whether this brewery may hand it out, and the button that redeems
 * it.
 */
export function CheckedPrize({ house, code, onNext, onCorrect }: CheckedPrizeProps) {
  const input = { breweryId: house.id, code };
  const { data, error, refetch, isFetching } = trpc.trails.checkPrize.useQuery(input, {
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <Checked view={data} input={input} onNext={onNext} />;
  if (!error || isFetching) {
    return (
      <LoadingLine placeholders={<CardSkeleton height={240} />}>
        {`Checking ${prizeCodeText(code)}...`}
      </LoadingLine>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        title={`${prizeCodeText(code)} is not redeemed`}
        hint={errorMessage(error)}
        action={
          <>
            {!isFinal(error) && <Button onClick={() => refetch()}>Try again</Button>}
            {refusal(error).code === 'prize.notFound' ? (
              <Button onClick={onCorrect}>Correct the Code</Button>
            ) : (
              <Button look={isFinal(error) ? 'primary' : 'quiet'} onClick={onNext}>
                Another Code
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}

interface CheckedProps {
  view: PrizeView;
  input: { breweryId: string; code: string };
  onNext: () => void;
}

function Checked({ view, input, onNext }: CheckedProps) {
  const redeem = useRedeem();
  const undo = useUndoRedemption();
  const redeemOnce = useOnce(redeem);
  const undoOnce = useOnce(undo);
  const isRedeemedNow = redeem.isSuccess && view.status === 'redeemed';
  const { look, title, text } = prizeMessage(view, isRedeemedNow);
  const Sign = look === 'good' ? CircleCheck : CircleX;
  const { person, status, undoUntil } = view;
  return (
    <article className={styles.card}>
      <Columns split="half">
        <div className={styles.status} data-look={look} role="status">
          <Sign size={40} aria-hidden />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
        <Column>
          <div className={styles.person}>
            <Avatar id={person.username} src={person.profileImage} size={112} eager />
            <div className={styles.text}>
              <p className={styles.name}>{person.name}</p>
              <p className={styles.trail}>{view.trailName}</p>
            </div>
          </div>
        </Column>
        <Column>
          <Facts view={view} />
          <div className={styles.actions}>
            {status === 'valid' && (
              <Button wide aria-disabled={redeem.isPending} onClick={() => redeemOnce(input)}>
                {redeem.isPending ? 'Redeeming...' : 'Redeem'}
              </Button>
            )}
            {undoUntil !== null && (
              <Button
                wide
                look="quiet"
                aria-disabled={undo.isPending}
                onClick={() => undoOnce(input, { onSuccess: redeem.reset })}
              >
                {undo.isPending ? 'Undoing...' : `Undo, until ${clockText(new Date(undoUntil))}`}
              </Button>
            )}
            <Button wide look={status === 'valid' ? 'quiet' : 'primary'} onClick={onNext}>
              Another Code
            </Button>
          </div>
        </Column>
      </Columns>
    </article>
  );
}

function Facts({ view }: { view: PrizeView }) {
  const { left, validUntil, isWithdrawn, status } = view;
  const isShown = status === 'valid' || status === 'redeemed';
  return (
    <ul className={styles.facts}>
      {isWithdrawn && <li>The trail has no prize any more; codes from before are honoured.</li>}
      {status === 'valid' && <li>Valid until {dateText(validUntil)}</li>}
      {isShown && left !== null && <li>{left === 0 ? 'None' : left} left at your house</li>}
    </ul>
  );
}
