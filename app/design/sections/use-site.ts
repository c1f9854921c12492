import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The agency's name and contact data, and whether it offers calls; undefined only if the root's loader failed. */
export function useSite() {
	return useRouteLoaderData<typeof loader>("root")?.site;
}

export function useTitle(title: string): string {
	const site = useSite();
	return site ? `${title} | ${site.name}` : title;
}
