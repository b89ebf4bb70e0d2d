import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { LabelledSelect } from '../../../components/form/inputs/labelled-select.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { Skeleton } from '../../../components/state/skeleton.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { useYourBreweries } from '../../breweries/shared/use-your-breweries.ts';
import { CheckedPrize } from './checked-prize.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './redeem-screen.module.css';

const BreweryPicker = lazy(() => import('../../breweries/shared/brewery-picker.tsx'));

interface RedeemScreenProps {
  /** The prize code, as in the address of its QR code; empty for none yet. */
  code: string;
  /** The id of the brewery that the page was opened from. */
  at: string | undefined;
  onCode: (code: string) => void;
}

/** The page on which the people of a brewery redeem the prize of a trail. */
export function RedeemScreen({ code, at, onCode }: RedeemScreenProps) {
  const breweries = useYourBreweries();
  const { data } = breweries;
  const houses = data && [...data.owned, ...data.staffed].filter(isOpen);
  return (
    <Page isText>
      <header className={styles.top}>
        <BackLink to="/brewery-owner-dashboard" search={at === undefined ? {} : { at }}>
          Dashboard
        </BackLink>
        <h1 className={styles.title}>Redeem a Prize</h1>
      </header>
      {houses ? (
        <AtHouse houses={houses} code={code} at={at} onCode={onCode} />
      ) : (
        <PendingState query={breweries} failed="Your breweries did not load" skeleton={240} />
      )}
    </Page>
  );
}

function AtHouse({ houses, code, at, onCode }: RedeemScreenProps & { houses: ListedBrewery[] }) {
  const { role } = useSignedInUser();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [attempt, setAttempt] = useState(0);
  const [draft, setDraft] = useState('');
  const house = chosen ?? houses.find(({ id }) => id === at) ?? houses[0];
  if (!house && role === 'admin') {
    return (
      <Suspense fallback={<Skeleton width="100%" height={80} />}>
        <BreweryPicker label="At which brewery?" onPick={setChosen} />
      </Suspense>
    );
  }
  if (!house) return <NoHouse hasCode={code !== ''} />;
  const check = (next: string) => {
    setAttempt(attempt + 1);
    onCode(next);
  };
  const typeAnew = (text: string) => {
    setDraft(text);
    onCode('');
  };
  return (
    <>
      {houses.length > 1 && (
        <LabelledSelect
          label="Your brewery"
          options={houses.map(({ id, name }) => ({ value: id, label: name }))}
          value={house.id}
          onChange={(id) => setChosen(houses.find((one) => one.id === id))}
        />
      )}
      {houses.length === 0 && (
        <p className={styles.house}>
          <span>At {house.name}</span>
          <Button look="quiet" onClick={() => setChosen(undefined)}>
            Change
          </Button>
        </p>
      )}
      {code === '' ? (
        <CodeForm draft={draft} onCode={check} />
      ) : (
        <CheckedPrize
          key={`${house.id} ${code} ${attempt}`}
          house={house}
          code={code}
          onNext={() => typeAnew('')}
          onCorrect={() => typeAnew(code)}
        />
      )}
    </>
  );
}

function isOpen({ closedAt }: ListedBrewery): boolean {
  return closedAt === null;
}

/** For a person without a brewery, such as a fan who scans their own code. */
function NoHouse({ hasCode }: { hasCode: boolean }) {
  return (
    <EmptyState
      drawing="breweries"
      title="Prizes are redeemed at the bar"
      hint={
        hasCode
          ? 'Show this code to the people of a brewery on the trail. They scan it on their own phone.'
          : 'This page is for the people of a brewery.'
      }
      action={<ButtonLink to="/trails">Your trails</ButtonLink>}
    />
  );
}
