import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { Fold } from '../../../components/layout/fold.tsx';
import { trpc } from '../../../data/trpc.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import styles from './your-beers.module.css';

/** The figures of the person's beers, and the styles that are not among them. */
export function BeersFigures() {
  const { data } = trpc.beers.had.figures.useQuery();
  const { beers = 0, styles: kinds = [], breweries = 0 } = data ?? {};
  const figures = [
    { label: beers === 1 ? 'beer' : 'beers', value: beers },
    { label: kinds.length === 1 ? 'style' : 'styles', value: kinds.length },
    { label: breweries === 1 ? 'brewery' : 'breweries', value: breweries },
  ];
  const missing = beerStyles.filter((style) => !kinds.some((kind) => kind.style === style));
  return (
    <>
      <dl className={styles.figures} data-loading={data === undefined}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      {beers > 0 && missing.length > 0 && (
        <Fold title={`${missing.length} ${missing.length === 1 ? 'style' : 'styles'} still to try`}>
          <p className={styles.missing}>{missing.join(' · ')}</p>
        </Fold>
      )}
    </>
  );
}
