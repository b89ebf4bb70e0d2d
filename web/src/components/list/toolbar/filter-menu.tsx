import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { lazy } from '../../layout/lazy.tsx';
import styles from './toolbar.module.css';

const FilterOptions = lazy(() => import('./filter-options.tsx'), { silent: true });

/** What a list can be narrowed by. */
export interface Filter {
  label: string;
  /** The first one shows everything. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * The filters of a list behind one button, which shows how many of them are active. The code of the
 * menu loads when it first opens.
 */
export function FilterMenu({ filters }: { filters: readonly Filter[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const active = filters.filter(({ options, value }) => value !== options[0]?.value).length;
  return (
    <>
      <Button
        id={id}
        look="quiet"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true);
          setOpen(!isOpen);
        }}
      >
        <SlidersHorizontal size={20} aria-hidden />
        <span className={styles.label}>Filter</span>
        {active > 0 && (
          <span className={styles.count}>
            {active}
            <span className="visually-hidden"> active</span>
          </span>
        )}
      </Button>
      {hasOpened && (
        <Suspense>
          <FilterOptions buttonId={id} filters={filters} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
