import { lazy } from "react";

/** The agency's own page as a chunk of its own, as the routes that show it are those of other pages. */
export const LazyOwnPage = lazy(async () => {
	const { OwnPage } = await import("./own-page.tsx");
	return { default: OwnPage };
});
