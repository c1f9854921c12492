import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The agency's name from the content; empty only where the root's own loader has failed. */
export function useSiteName(): string {
	return useRouteLoaderData<typeof loader>("root")?.site.name ?? "";
}

/** A title with the agency's name after it. */
export function useTitle(title: string): string {
	const name = useSiteName();
	return name ? `${title} | ${name}` : title;
}
