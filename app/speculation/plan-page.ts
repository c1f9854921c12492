import { matchRoutes, type UNSAFE_AssetsManifest, type UNSAFE_RouteModules } from "react-router";
import { OWN_TO_VISITOR } from "./speculation-rules.ts";

type Routes = Parameters<typeof matchRoutes>[0];

export type Plan = {
	/** Of the route. */
	id: string;
	/** Of the loaders' data; null where it may not be kept. */
	data: string | null;
	/** The route's module, which is loaded once these files are in the browser's cache. */
	module: string;
	files: string[];
};

export type Site = {
	routes: Routes;
	manifest: Pick<UNSAFE_AssetsManifest, "routes" | "entry">;
	/** Those that are here, by their routes' ids: the router's own memory. */
	modules: UNSAFE_RouteModules;
};

/** What showing a page in place will ask for, at the router's own addresses; null where it is no page of ours. */
export function planPage(url: URL, { routes, manifest, modules }: Site): Plan | null {
	const id = matchRoutes(routes, url.pathname)?.at(-1)?.route.id ?? "";
	const route = manifest.routes[id];
	// The type has not all that the manifest says.
	if (!route || route.path === "*" || !Reflect.get(route, "hasDefaultExport")) return null;
	const here = new Set([
		...manifest.entry.imports,
		...Object.keys(modules).flatMap((other) => listFiles(manifest.routes[other])),
	]);
	const files = listFiles(route).filter((file) => !here.has(file));
	const isKept = route.hasLoader && url.pathname !== OWN_TO_VISITOR;
	return { id, data: isKept ? addressData(url, id) : null, module: route.module, files };
}

/** As in React Router's single-fetch.js. The root's data stays as it is, so that the route's own is named. */
function addressData({ pathname, search }: URL, id: string): string {
	const query = new URLSearchParams(search);
	query.set("_routes", id);
	return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data?${query}`;
}

function listFiles(route: UNSAFE_AssetsManifest["routes"][string]): string[] {
	return route ? [route.module, ...(route.imports ?? [])] : [];
}
