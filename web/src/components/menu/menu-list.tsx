import { Menu } from '@chakra-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { Chakra } from '../../theme/chakra.tsx';
import { MenuPortal, returnFocus } from './menu-portal.tsx';
import styles from './row-menu.module.css';

export interface MenuAction {
  label: string;
  Icon: LucideIcon;
  /** Whether it removes something for good. */
  isDangerous?: boolean;
  onSelect: () => void;
}

interface MenuListProps {
  /** The id of the button at which the menu opens. */
  buttonId: string;
  label: string;
  actions: readonly MenuAction[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open menu of a `RowMenu`. */
export default function MenuList(props: MenuListProps) {
  const { buttonId, label, actions, isOpen, onOpenChange } = props;
  return (
    <Chakra>
      <Menu.Root
        unstyled
        ids={{ trigger: buttonId }}
        aria-label={label}
        open={isOpen}
        onOpenChange={({ open }) => onOpenChange(open)}
        onExitComplete={() => returnFocus(buttonId)}
        onSelect={({ value }) => actions.find((action) => action.label === value)?.onSelect()}
        positioning={{ placement: 'bottom-end', gutter: 4 }}
      >
        <MenuPortal buttonId={buttonId}>
          <Menu.Positioner>
            <Menu.Content className={styles.menu}>
              {actions.map(({ label: text, Icon, isDangerous = false }) => (
                <Menu.Item
                  key={text}
                  value={text}
                  className={styles.action}
                  data-danger={isDangerous || undefined}
                >
                  <Icon size={18} aria-hidden />
                  {text}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </MenuPortal>
      </Menu.Root>
    </Chakra>
  );
}
