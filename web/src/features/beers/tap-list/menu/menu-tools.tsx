import type { Beer } from '@hoptrail/contracts/beers/beers';
import Code from 'lucide-react/icons/code';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import Tv from 'lucide-react/icons/tv';
import { Button } from '../../../../components/actions/button.tsx';
import { ButtonLink } from '../../../../components/actions/button-link.tsx';
import icons from '../../../../components/actions/icon-buttons.module.css';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import type { Menu } from '../../beer-line.tsx';
import { ImportButton } from '../import/import-button.tsx';
import styles from './menu-tools.module.css';

const ArrangeMenu = lazy(() => import('./arrange-menu.tsx'));
const EmbedMenu = lazy(() => import('../embed/embed-menu.tsx'));
const MenuPricesForm = lazy(() => import('./menu-prices-form.tsx'));

interface MenuToolsProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
}

/** What concerns the whole menu: its order, its sizes, taking over another, and where else it is shown. */
export function MenuTools({ breweryId, beers, menu }: MenuToolsProps) {
  const arranging = useDialog('arrange-menu');
  const pricing = useDialog('menu-prices');
  const embedding = useDialog('embed-menu');
  const params = { id: breweryId };
  return (
    <div className={styles.tools}>
      <div className={`${icons.row} ${styles.row}`}>
        <Button look="quiet" onClick={arranging.show}>
          <ListOrdered size={22} aria-hidden />
          Arrange
        </Button>
        <Button look="quiet" onClick={pricing.show}>
          <Tag size={22} aria-hidden />
          Sizes
        </Button>
        <ImportButton breweryId={breweryId} beers={beers} menu={menu} />
        <ButtonLink to="/brewery/$id/boards" params={params} look="quiet">
          <Tv size={22} aria-hidden />
          Boards
        </ButtonLink>
        <ButtonLink to="/brewery/$id/print" params={params} look="quiet">
          <Printer size={22} aria-hidden />
          Print
        </ButtonLink>
        <Button look="quiet" onClick={embedding.show}>
          <Code size={22} aria-hidden />
          Website
        </Button>
      </div>
      <Dialog open={arranging.open} onClose={arranging.hide} title="Arrange Menu">
        <ArrangeMenu breweryId={breweryId} beers={beers} onClose={arranging.hide} />
      </Dialog>
      <Dialog open={pricing.open} onClose={pricing.hide} title="Sizes & Currency">
        <MenuPricesForm breweryId={breweryId} beers={beers} menu={menu} onClose={pricing.hide} />
      </Dialog>
      <Dialog open={embedding.open} onClose={embedding.hide} title="Menu in Your Website">
        <EmbedMenu breweryId={breweryId} />
      </Dialog>
    </div>
  );
}
