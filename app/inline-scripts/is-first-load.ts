/** Returns whether the document was loaded for the first time: no reload, and no navigation back or forward. */
export const isFirstLoad = (): boolean =>
	(performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).every(
		({ type }) => type === "navigate",
	);
