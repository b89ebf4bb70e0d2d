import styles from './bar-chart.module.css';

export interface Bar {
  /** What the bar is about, such as a day. */
  name: string;
  /** Null for a number that is not shown. */
  count: number | null;
  /** Whether it is dimmed. */
  isDim?: boolean;
  /** The text below it. */
  tick?: string | undefined;
}

interface BarChartProps {
  /** What the bars are, for screen readers. */
  caption: string;
  bars: readonly Bar[];
  /** The words for a number that is not shown. */
  hidden: string;
}

/** The height of the chart in pixels, and of an empty bar. */
const HEIGHT = 96;
const EMPTY = 4;
/** The most bars whose texts fit below them. */
const WEEK = 7;

/** A chart of bars with the largest number above it; a table for screen readers. */
export function BarChart({ caption, bars, hidden }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  return (
    <div>
      <div aria-hidden>
        <div className={styles.bars} style={{ ...columns, height: HEIGHT }}>
          {bars.map(({ name, count, isDim = false }) => (
            <span
              key={name}
              className={styles.bar}
              data-look={count ? (isDim ? 'dim' : 'full') : 'empty'}
              style={{ height: count ? EMPTY + ((HEIGHT - EMPTY) * count) / most : EMPTY }}
            />
          ))}
        </div>
        <div className={styles.ticks} style={columns} data-many={bars.length > WEEK}>
          {bars.map(({ name, tick }) => (
            <span key={name}>{tick}</span>
          ))}
        </div>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count ?? hidden}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
