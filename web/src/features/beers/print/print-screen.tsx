import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { FilterBar } from '../../../components/list/filter-bar.tsx';
import { RefusalState } from '../../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { PaperMenu } from './paper-menu.tsx';
import styles from './print.module.css';

const Poster = lazy(() => import('./poster.tsx'));

type Kind = 'menu' | 'poster';
/** The names that CSS has for papers. */
type Paper = 'a4' | 'letter';

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'menu', label: 'Menu' },
  { value: 'poster', label: 'Poster' },
];
const papers: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** The screen where owners and staff print the menu, or a poster with the QR code of the page. */
export function PrintScreen({ id }: { id: string }) {
  const { data, error, refetch } = trpc.beers.menu.useQuery({ breweryId: id });
  return (
    <Page>
      <header className={styles.head}>
        <BackLink to="/brewery/$id/beers" params={{ id }}>
          Tap List
        </BackLink>
        <h1 className={styles.title}>Print</h1>
      </header>
      {data ? (
        <Print menu={data} />
      ) : error ? (
        <RefusalState
          error={error}
          missing="Brewery not found"
          denied="Only the owners and the staff of this brewery can print its menu."
          failed="The menu did not load"
          onRetry={() => refetch()}
        />
      ) : (
        <Loading>
          <CardSkeleton height={480} />
        </Loading>
      )}
    </Page>
  );
}

function Print({ menu }: { menu: PublicMenu }) {
  const [kind, setKind] = useState<Kind>('menu');
  const [paper, setPaper] = useState<Paper>(usualPaper);
  return (
    <>
      <div className={styles.controls}>
        <FilterBar label="What" options={kinds} value={kind} onChange={setKind} />
        <FilterBar label="Paper" options={papers} value={paper} onChange={setPaper} />
        <Button wide onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Print
        </Button>
        <p className={styles.hint}>Your phone or computer can also save it as a PDF.</p>
        {kind === 'poster' && (
          <p className={styles.hint}>
            Its code opens your page and proves no visit, since it can be photographed. A check-in
            is verified by the phone’s position, your code of the day or an NFC tag.
          </p>
        )}
      </div>
      <style>{`@page { size: ${paper}; margin: 14mm }`}</style>
      <article
        className={styles.sheet}
        data-paper={paper}
        aria-label={kinds.find(({ value }) => value === kind)?.label}
      >
        {kind === 'menu' ? (
          <PaperMenu menu={menu} />
        ) : (
          <Suspense>
            <Poster brewery={menu.brewery} />
          </Suspense>
        )}
      </article>
    </>
  );
}

/** Returns the paper of the region: letter in North America, and where nothing is known of it. */
function usualPaper(): Paper {
  if (import.meta.env.SSR) return 'letter';
  return /-(?!US|CA|MX)[A-Z]{2}$/.test(navigator.language) ? 'a4' : 'letter';
}
