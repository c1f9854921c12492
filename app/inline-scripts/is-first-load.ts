/** Whether the document was loaded for the first time: not again, and not by going back or forward. */
export const isFirstLoad = (): boolean =>
	(performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).every(
		({ type }) => type === "navigate",
	);
