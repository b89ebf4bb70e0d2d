import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import segments from '../../../components/form/fields/segments.module.css';
import { lazy } from '../../../components/layout/lazy.tsx';
import { BackLink } from '../../../components/layout/navigation/back-link.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { RefusalState } from '../../../components/state/refusal-state.tsx';
import { CardSkeleton, Loading } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { PaperMenu } from './paper-menu.tsx';
import styles from './print.module.css';

const Poster = lazy(() => import('./poster.tsx'));

const kinds = { menu: 'Menu', poster: 'Poster' } as const;
/** The papers by the names that CSS has for them. */
const papers = { a4: 'A4', letter: 'US Letter' } as const;

/** The screen where owners and staff print the menu, or a poster with the QR code of the page. */
export function PrintScreen({ id }: { id: string }) {
  const { data, error, refetch } = trpc.beers.menu.useQuery({ breweryId: id });
  return (
    <Page>
      <header className={styles.controls}>
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
          denied="Only the owner and the staff of this brewery can print its menu."
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
  const [kind, setKind] = useState<keyof typeof kinds>('menu');
  const [paper, setPaper] = useState<keyof typeof papers>(usualPaper);
  return (
    <>
      <div className={styles.controls}>
        <Choice label="What" options={kinds} chosen={kind} onChoose={setKind} />
        <Choice label="Paper" options={papers} chosen={paper} onChoose={setPaper} />
        <Button wide onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Print
        </Button>
        <p className={styles.hint}>Your phone or computer can also save it as a PDF.</p>
      </div>
      <style>{`@page { size: ${paper}; margin: 14mm }`}</style>
      <article className={styles.sheet} data-paper={paper} aria-label={kinds[kind]}>
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

interface ChoiceProps<Name extends string> {
  label: string;
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className={segments.bar} role="group" aria-label={label}>
      {(Object.keys(options) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          className={segments.segment}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {options[name]}
        </button>
      ))}
    </div>
  );
}

/** Returns the paper of the region: letter in North America, and where nothing is known of it. */
function usualPaper(): keyof typeof papers {
  if (import.meta.env.SSR) return 'letter';
  return /-(?!US|CA|MX)[A-Z]{2}$/.test(navigator.language) ? 'a4' : 'letter';
}
