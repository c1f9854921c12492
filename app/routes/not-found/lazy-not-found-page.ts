import { lazy } from "react";

/** Fetched where it is shown: with its search it is larger than much that every page needs, and few ever see it. */
export const LazyNotFoundPage = lazy(async () => {
	const { NotFoundPage } = await import("./not-found-page.tsx");
	return { default: NotFoundPage };
});
