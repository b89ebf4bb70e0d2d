/** What is counted of a brewery's page: that it was opened, and taps on its links. */
export const viewKinds = ['page', 'tapList', 'website', 'phone', 'directions', 'events'] as const;
export type ViewKind = (typeof viewKinds)[number];
