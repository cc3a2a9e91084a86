/** How this document was opened: by a link or an address, by a reload, or by going back or forward. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
