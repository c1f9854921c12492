import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** Empty only if the root's loader failed. */
export function useSiteName(): string {
	return useRouteLoaderData<typeof loader>("root")?.site.name ?? "";
}

export function useTitle(title: string): string {
	const name = useSiteName();
	return name ? `${title} | ${name}` : title;
}
