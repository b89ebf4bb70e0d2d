import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { Link } from '@tanstack/react-router';
import chips from '../../../components/form/fields/chips.module.css';
import { Fold } from '../../../components/layout/fold.tsx';
import { trpc } from '../../../data/trpc.ts';
import { decimal, grouped } from '../../../lib/text/numbers.ts';
import styles from './your-beers.module.css';

/** The figures of the person's beers, and the styles that are not among them, which the finder looks for. */
export function BeersFigures() {
  const { data } = trpc.beers.had.figures.useQuery();
  const { beers = 0, styles: kinds = [], breweries = 0, meanRating = null } = data ?? {};
  const figures = [
    { label: beers === 1 ? 'beer' : 'beers', value: grouped(beers) },
    { label: kinds.length === 1 ? 'style' : 'styles', value: grouped(kinds.length) },
    { label: breweries === 1 ? 'brewery' : 'breweries', value: grouped(breweries) },
    ...(meanRating === null ? [] : [{ label: 'mean rating', value: decimal(meanRating, 2) }]),
  ];
  const missing = beerStyles.filter((style) => !kinds.some((kind) => kind.style === style));
  return (
    <>
      <dl className={styles.figures} data-loading={data === undefined}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {beers > 0 && missing.length > 0 && (
        <Fold title={`${missing.length} ${missing.length === 1 ? 'style' : 'styles'} still to try`}>
          <ul className={styles.missing}>
            {missing.map((style) => (
              <li key={style}>
                <Link className={chips.chip} to="/beer-finder" search={{ styles: style }}>
                  {style}
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
