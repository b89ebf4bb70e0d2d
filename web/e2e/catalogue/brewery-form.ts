import { openSection } from '../support/forms.ts';
import type { Scene } from './scene.ts';

/** Opens the sections of a brewery's form that are folded at first. */
export const openSections: Scene = async ({ page }) => {
  for (const title of ['Hours & Policies', 'Social Links', 'Podcast', 'Images']) {
    await openSection(page, title);
  }
};
