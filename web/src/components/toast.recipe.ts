import { toastAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A note at the top edge, clear of the thumb and of the bar. */
export const toastRecipe = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  className: 'toast',
  base: {
    root: {
      width: 'min(calc(100vw - 32px), 448px)',
      padding: '4',
      paddingRight: '12',
      background: 'raised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'raised',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      translate: 'calc(var(--x) + var(--swipe, 0px)) var(--y)',
      touchAction: 'pan-y',
      transition: 'translate var(--calm) var(--ease), opacity var(--quick)',
      '&[data-swiping]': { transition: 'none' },
      '&[data-type=success]': { borderColor: 'accent' },
      '&[data-type=error]': { borderColor: 'danger' },
      '&[data-type=warning]': { borderColor: 'amber' },
    },
    title: { fontWeight: '700' },
    description: { fontSize: 'sm', color: 'muted' },
    closeTrigger: {
      position: 'absolute',
      top: '1',
      right: '1',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      color: 'muted',
      _hover: { color: 'text' },
    },
  },
});
