import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog.recipe.ts';

const variable = (name: string) => ({ value: `var(--${name})` });

/**
 * The Chakra system with the recipes in use. Its tokens are the variables of `theme.css`, so that
 * each color and size is defined once and applies before any script runs.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  theme: {
    tokens: {
      colors: {
        ground: variable('color-ground'),
        surface: variable('color-surface'),
        raised: variable('color-raised'),
        line: variable('color-line'),
        text: variable('color-text'),
        muted: variable('color-muted'),
        veil: variable('color-veil'),
      },
      fonts: { body: variable('font-body'), display: variable('font-display') },
      fontSizes: {
        sm: variable('text-14'),
        md: variable('text-16'),
        lg: variable('text-20'),
        xl: variable('text-24'),
      },
      spacing: {
        1: variable('space-1'),
        2: variable('space-2'),
        3: variable('space-3'),
        4: variable('space-4'),
        5: variable('space-5'),
        6: variable('space-6'),
      },
      sizes: { touch: variable('touch'), sheet: variable('sheet') },
      radii: { card: variable('radius-card'), full: variable('radius-full') },
      shadows: { raised: variable('shadow-raised') },
      durations: { quick: variable('quick'), calm: variable('calm') },
      zIndex: { dialog: variable('layer-dialog') },
    },
    keyframes: {
      appear: { from: { opacity: 0 }, to: { opacity: 1 } },
      vanish: { from: { opacity: 1 }, to: { opacity: 0, visibility: 'hidden' } },
      rise: { from: { transform: 'translateY(40px)', opacity: 0 }, to: {} },
      enter: { from: { transform: 'translateX(40px)', opacity: 0 }, to: {} },
      leave: { from: {}, to: { transform: 'translateX(40px)', opacity: 0, visibility: 'hidden' } },
      sink: { from: {}, to: { transform: 'translateY(40px)', opacity: 0, visibility: 'hidden' } },
    },
    slotRecipes: { dialog: dialogRecipe },
  },
});
