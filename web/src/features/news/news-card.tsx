import type { NewsLine as Line } from '@hoptrail/contracts/news/news';
import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { counted } from '../../lib/text/numbers.ts';
import styles from './news-card.module.css';
import { NewsLine } from './shared/news-line.tsx';

interface NewsCardProps {
  /** The lines of the brewery, newest first. */
  lines: readonly Line[];
  /** The brewery's name. */
  name: string;
}

/** The newest line of news of a brewery, and the others on demand. */
export default function NewsCard({ lines, name }: NewsCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, 1);
  const hidden = lines.length - shown.length;
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news" className={styles.title}>
        <Megaphone size={18} aria-hidden />
        News
      </h2>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.id}>
            <NewsLine
              line={line}
              name={name}
              more={
                hidden > 0 && (
                  <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
                    {counted(hidden, 'earlier line', 'earlier lines')}
                  </button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
