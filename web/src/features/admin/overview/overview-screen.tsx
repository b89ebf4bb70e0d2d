import { PendingState } from '../../../components/state/pending-state.tsx';
import { freshPages } from '../../../data/next-page.ts';
import { trpc } from '../../../data/trpc.ts';
import { Figures } from './figures.tsx';
import { RunningVersion } from './running-version.tsx';
import { ServerState } from './server-state.tsx';
import { Waiting } from './waiting.tsx';

/**
 * The first screen of the administration: what waits, what is new, and whether the server works, which
 * comes first if it does not.
 */
export function OverviewScreen() {
  const { staleTime } = freshPages;
  const found = trpc.admin.instance.overview.useQuery(undefined, { staleTime });
  if (!found.data) {
    return <PendingState query={found} failed="The overview did not load" skeleton={480} />;
  }
  const { waiting, figures, health, streetsProblem } = found.data;
  const isWell = health.problems.length === 0;
  const server = <ServerState health={health} streetsProblem={streetsProblem} />;
  return (
    <>
      {!isWell && server}
      <Waiting waiting={waiting} />
      <Figures figures={figures} />
      {isWell && server}
      <RunningVersion />
    </>
  );
}
