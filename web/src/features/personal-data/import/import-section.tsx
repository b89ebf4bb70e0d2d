import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import shared from '../your-data.module.css';
import { FilePicker } from './file-picker.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './import-section.module.css';
import { ImportedLog } from './imported-log.tsx';

const POLL_MS = 1500;

/** Logs of other apps: where to get them, sending one, and those that were imported. */
export function ImportSection() {
  const imports = trpc.personalData.imports.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.some(isRunning) === true && POLL_MS,
  });
  const sent = imports.data?.filter(({ state }) => state !== 'sending');
  const added = sent?.reduce((sum, one) => sum + one.added, 0) ?? 0;
  return (
    <section className={shared.section} aria-labelledby="bring-along">
      <h2 id="bring-along">Bring Your Log Along</h2>
      <div className={shared.card}>
        <p className={shared.text}>
          Check-ins from Untappd and Swarm become a part of your own log: marked as imported, for
          your eyes only, and without counting for a badge.
        </p>
        <div className={styles.sources}>
          <details className={styles.source}>
            <summary>Where Untappd has it</summary>
            <p>
              On untappd.com, open your Beer History and choose Export to CSV or JSON. Untappd
              offers it to its Supporters.
            </p>
          </details>
          <details className={styles.source}>
            <summary>Where Swarm has it</summary>
            <p>
              In Foursquare’s privacy settings, ask for your data. The zip comes by mail; it has the
              files checkins1.json and more.
            </p>
          </details>
        </div>
        <FilePicker isReading={imports.data?.some(isRunning) === true} />
      </div>
      {sent?.map((one) => (
        <ImportCard key={one.id} visitImport={one} />
      ))}
      {/* A new list after each change, because the log of an import grows while it is read. */}
      {added > 0 && <ImportedLog key={added} />}
      {!sent && <PendingState query={imports} failed="Your imports did not load" skeleton={120} />}
    </section>
  );
}

function isRunning({ state }: { state: string }): boolean {
  return state === 'waiting';
}
