import { lazy } from "react";

/** The not-found page as a chunk of its own, as it has the search and is rarely shown. */
export const LazyNotFoundPage = lazy(async () => {
	const { NotFoundPage } = await import("./not-found-page.tsx");
	return { default: NotFoundPage };
});
