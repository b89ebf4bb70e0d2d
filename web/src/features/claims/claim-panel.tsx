import { Button } from '../../components/actions/button.tsx';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import styles from './claim-panel.module.css';
import { OpenClaimNote } from './open-claim-note.tsx';

/** On a brewery's page: 'Is this your brewery?', or the state of the person's claim. */
export default function ClaimPanel({ brewery }: { brewery: { id: string; name: string } }) {
  const user = useSignedInUser();
  const dialog = useDialog('claim');
  const { data } = trpc.claims.mine.useQuery({ id: user.id }, { enabled: user.claims > 0 });
  const claim = data?.find((one) => one.brewery.id === brewery.id);
  if (claim?.status === 'open') return <OpenClaimNote claim={claim} />;
  const isDeclined = claim?.status === 'declined';
  return (
    <section className={styles.panel} data-news={isDeclined}>
      {isDeclined ? (
        <>
          <h2 className={styles.title}>Your claim was declined</h2>
          {claim.reason && <p className={styles.text}>{claim.reason}</p>}
        </>
      ) : (
        <p className={styles.question}>Do you run it? Then look after its page.</p>
      )}
      <Button look="quiet" onClick={dialog.show}>
        {isDeclined ? 'Ask again' : 'Is this your brewery?'}
      </Button>
      <ClaimDialog brewery={brewery} dialog={dialog} />
    </section>
  );
}
