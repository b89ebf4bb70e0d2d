import { coverDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';
import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import { PreviewTitle } from '../../../components/preview/preview-title.tsx';
import { VisitorPreview } from '../../../components/preview/visitor-preview.tsx';
import { today } from '../../../lib/text/dates.ts';
import { TrailTerms } from '../detail/trail-terms.tsx';
import { phaseText } from '../shared/trail-phase.ts';
import styles from './visited-trail.module.css';

/** What a visitor sees of a trail above the sign-in. */
export function VisitedTrail({ trail }: { trail: TrailDetail }) {
  const { name, story, picture, breweries } = trail;
  const stops = breweries.filter(({ isClosed }) => !isClosed);
  return (
    <VisitorPreview
      picture={picture}
      fallback={coverDrawing(trail)}
      title={<PreviewTitle above={<span data-own>{phaseText(trail, today())}</span>} name={name} />}
    >
      <p className={styles.story}>{story}</p>
      <TrailTerms trail={trail} />
      {stops.length > 0 && (
        <section className={styles.stops} aria-labelledby="stops">
          <h2 id="stops">The stops</h2>
          <ul>
            {stops.map((stop) => (
              <li key={stop.id}>
                {stop.name} <span>{stop.city}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </VisitorPreview>
  );
}
