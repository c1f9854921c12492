import { type ComponentType, lazy } from "react";
import type { sendForm } from "#app/site/contact/form-page.ts";
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

/** Sends the form of an own page by what came with the form: a file of its own could not be loaded offline. */
export async function sendOwnForm(args: Parameters<typeof sendForm>[0]) {
	const { sendForm } = await import("./form-section.tsx");
	return sendForm(args);
}

function isOwnPage(data: object): data is LoadedOwnPage {
	return "ownPage" in data;
}
