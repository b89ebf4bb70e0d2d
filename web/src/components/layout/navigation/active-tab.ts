import { screensOfTabs } from '@hoptrail/screens/app-screens';

const pagesOfTabs = Object.entries(screensOfTabs).map(([tab, paths]) => {
  const patterns = paths.map((path) => path.replace(/\$\w+/g, '[^/]+'));
  return [tab, new RegExp(`^(${patterns.join('|')})/?$`)] as const;
});

/** Returns the tab of a page whose path does not start with the tab's; undefined for none. */
export function tabOf(pathname: string): string | undefined {
  return pagesOfTabs.find(([, pages]) => pages.test(pathname))?.[0];
}
