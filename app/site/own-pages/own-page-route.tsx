import { type ComponentType, lazy } from "react";
import type { LoadedOwnPage } from "./load-own-page.server.ts";

/** The agency's own page as a chunk of its own, as the routes that show it are those of other pages. */
const LazyOwnPage = lazy(async () => {
	const { OwnPage } = await import("./own-page.tsx");
	return { default: OwnPage };
});

/** Creates the component of a route that shows the agency's own pages beside those of `Page`. */
export function withOwnPages<Data extends object>(Page: ComponentType<{ loaderData: Data }>) {
	return function RoutePage({ loaderData }: { loaderData: Data | LoadedOwnPage }) {
		return isOwnPage(loaderData) ? (
			<LazyOwnPage {...loaderData} />
		) : (
			<Page loaderData={loaderData} />
		);
	};
}

function isOwnPage(data: object): data is LoadedOwnPage {
	return "ownPage" in data;
}
