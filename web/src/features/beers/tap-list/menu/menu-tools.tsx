import type { Beer } from '@hoptrail/contracts/beers/beers';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Tag from 'lucide-react/icons/tag';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import type { Menu } from '../../beer-line.tsx';
import { ImportButton } from '../import/import-button.tsx';
import styles from './menu-tools.module.css';

const ArrangeMenu = lazy(() => import('./arrange-menu.tsx'));
const MenuPricesForm = lazy(() => import('./menu-prices-form.tsx'));

interface MenuToolsProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
}

/** What concerns the whole menu: its order, its sizes with their currency, and taking over another. */
export function MenuTools({ breweryId, beers, menu }: MenuToolsProps) {
  const arranging = useDialog('arrange-menu');
  const pricing = useDialog('menu-prices');
  return (
    <div className={styles.tools}>
      <Button look="quiet" onClick={arranging.show}>
        <ListOrdered size={18} aria-hidden />
        Arrange
      </Button>
      <Button look="quiet" onClick={pricing.show}>
        <Tag size={18} aria-hidden />
        Sizes
      </Button>
      <ImportButton breweryId={breweryId} beers={beers} menu={menu} />
      <Dialog open={arranging.open} onClose={arranging.hide} title="Arrange Menu">
        <ArrangeMenu breweryId={breweryId} beers={beers} onClose={arranging.hide} />
      </Dialog>
      <Dialog open={pricing.open} onClose={pricing.hide} title="Sizes & Currency">
        <MenuPricesForm breweryId={breweryId} beers={beers} menu={menu} onClose={pricing.hide} />
      </Dialog>
    </div>
  );
}
