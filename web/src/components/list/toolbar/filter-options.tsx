import { Menu } from '@chakra-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { Chakra } from '../../../theme/chakra.tsx';
import { MenuPortal, returnFocus } from '../../menu/menu-portal.tsx';
import menu from '../../menu/row-menu.module.css';
import type { Filter } from './filter-menu.tsx';
import styles from './toolbar.module.css';

interface FilterOptionsProps {
  /** The id of the button at which the menu opens. */
  buttonId: string;
  filters: readonly Filter[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open menu of a `FilterMenu`: for each filter its options, of which one is chosen. */
export default function FilterOptions(props: FilterOptionsProps) {
  const { buttonId, filters, isOpen, onOpenChange } = props;
  return (
    <Chakra>
      <Menu.Root
        unstyled
        ids={{ trigger: buttonId }}
        aria-label="Filter"
        open={isOpen}
        onOpenChange={({ open }) => onOpenChange(open)}
        onExitComplete={() => returnFocus(buttonId)}
        positioning={{ placement: 'bottom-end', gutter: 4 }}
      >
        <MenuPortal buttonId={buttonId}>
          <Menu.Positioner>
            <Menu.Content className={`${menu.menu} ${styles.menu}`}>
              {filters.map(({ label, options, value, onChange }) => (
                <Menu.RadioItemGroup
                  key={label}
                  value={value}
                  onValueChange={(chosen) => onChange(chosen.value)}
                >
                  <Menu.ItemGroupLabel className={styles.group}>{label}</Menu.ItemGroupLabel>
                  {options.map((option) => (
                    <Menu.RadioItem
                      key={option.value}
                      value={option.value}
                      className={`${menu.action} ${styles.option}`}
                    >
                      {option.label}
                      <Menu.ItemIndicator>
                        <Check size={18} aria-hidden />
                      </Menu.ItemIndicator>
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioItemGroup>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </MenuPortal>
      </Menu.Root>
    </Chakra>
  );
}
