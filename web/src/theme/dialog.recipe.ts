import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Large text or a low window (lib/browser/screen/short-screen.ts): title and buttons take less height. */
const SHORT = '[data-short] &';

/** Too narrow for its text, too: the footer scrolls with the body. */
const NARROW = '[data-short=narrow] &';

/** As wide as a phone in landscape, and as low: the buttons are one row. */
const LOW = '[data-short=wide] &';

/** A question there: it scrolls as a whole, between its title and its buttons. */
const LOW_QUESTION = '[data-short=wide] [data-in-middle] &';

/** Where a sheet is a panel at the right edge. */
const PANEL = '@media (width >= 700px)';

/** Where it comes from that edge; on a phone in landscape it rises, and is swiped down. */
const SLIDES = '@media (width >= 700px) and (height >= 480px)';

/** The page below can be used, also where a browser does not say that the animation ended. */
const STAYS_HIDDEN = { animationFillMode: 'forwards', pointerEvents: 'none' };

/** A sheet at the lower edge, within the thumb's reach, or a panel. A question is in the middle. */
export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'dialog',
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      background: 'veil',
      animationTimingFunction: 'ease-out',
      _open: { animationName: 'appear', animationDuration: 'calm' },
      _closed: { animationName: 'vanish', animationDuration: 'quick', ...STAYS_HIDDEN },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      [PANEL]: {
        justifyContent: 'flex-end',
        '&:has([data-in-middle])': { alignItems: 'center', justifyContent: 'center' },
      },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: 'sheet',
      maxHeight: 'calc(100dvh - var(--safe-top) - 72px)',
      paddingBottom: 'var(--safe-bottom)',
      background: 'surface',
      borderTopRadius: 'var(--radius-sheet, 24px)',
      boxShadow: 'raised',
      outline: '0',
      animationTimingFunction: 'var(--ease)',
      _open: { animationName: 'rise', animationDuration: 'calm' },
      _closed: { animationName: 'sink', animationDuration: 'quick', ...STAYS_HIDDEN },
      // What a question adds to its first sentence.
      '&[role=alertdialog] p + p': { paddingTop: '2', color: 'muted' },
      [SHORT]: { maxHeight: 'calc(100dvh - var(--safe-top) - 8px)' },
      [NARROW]: { overflowY: 'auto', overscrollBehavior: 'contain' },
      '&[data-in-middle]': { overflowY: 'auto' },
      '&[data-tall]': { height: '100dvh' },
      [PANEL]: {
        '--radius-panel': 'var(--radius-sheet, 24px)',
        borderRadius: 'var(--radius-panel) 0 0 var(--radius-panel)',
        '&:not([data-in-middle])': {
          height: '100dvh',
          maxHeight: '100dvh',
          paddingTop: 'var(--safe-top)',
          paddingRight: 'var(--safe-right)',
        },
        '&[data-in-middle]': { borderRadius: 'var(--radius-panel)' },
      },
      [SLIDES]: {
        '&:not([data-in-middle])': {
          _open: { animationName: 'enter' },
          _closed: { animationName: 'leave' },
        },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '5',
      paddingTop: '4',
      paddingBottom: '2',
      [SHORT]: { paddingBlock: '0' },
      [NARROW]: { position: 'sticky', top: '0', zIndex: '1', background: 'surface' },
      [LOW_QUESTION]: { position: 'sticky', top: '0', zIndex: '1', background: 'surface' },
    },
    title: { fontFamily: 'display', fontSize: 'lg', lineHeight: '1.2' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      marginRight: '-12px',
      color: 'muted',
      borderRadius: 'full',
      _hover: { color: 'text' },
    },
    body: {
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '5',
      paddingBottom: '5',
      [NARROW]: { flex: 'none', overflowY: 'visible' },
      '[data-short] [data-in-middle] &': { flex: 'none', overflowY: 'visible' },
    },
    description: { color: 'muted' },
    footer: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      paddingInline: '5',
      paddingTop: '2',
      paddingBottom: '5',
      [LOW]: {
        flexFlow: 'row-reverse wrap',
        paddingBlock: '1',
        borderTop: '1px solid',
        borderColor: 'line',
        '& > *': { flexBasis: '100%' },
        '& > :is(a, button)': { flex: '1', minHeight: 'touch' },
      },
      [LOW_QUESTION]: { position: 'sticky', bottom: '0', zIndex: '1', background: 'surface' },
    },
  },
});
