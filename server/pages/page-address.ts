import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { wantsWholePage } from "#app/blog/blog.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { isDecodable } from "../paths.ts";

/** A page that may be cached. */
export type PageAddress = {
	/** Path and query of the page or its data, with the parameters that count, in a fixed order: the cache's key. */
	address: string;
	/** Whether no part of it may be streamed later. */
	isWhole: boolean;
};

const DATA = ".data";
/** React Router's own parameter: the routes whose data are wanted. */
const ROUTES = "_routes";

/** Returns a function that parses which page a request is for; null where its response must not be cached. */
export function createAddressParser(
	routes: ServerBuild["routes"],
): (request: Request) => PageAddress | null {
	const tree = toTree(routes);
	return (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const { path, isData } = parsePath(pathname);
		const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? "");
		const { cache } = getHandle(routes, ids.at(-1));
		if (!cache || (cache.ending && !path.endsWith(cache.ending))) return null;
		if (cache.unbounded?.some((name) => searchParams.has(name))) return null;
		const query = new URLSearchParams();
		for (const name of cache.parameters ?? []) {
			const value = searchParams.get(name);
			if (value !== null) query.set(name, value);
		}
		const wanted = isData ? searchParams.get(ROUTES) : null;
		if (wanted !== null) {
			if (!areInOrder(wanted, ids)) return null;
			query.set(ROUTES, wanted);
		}
		const name = isData ? toDataPath(path) : path;
		return {
			address: query.size > 0 ? `${name}?${query}` : name,
			isWhole: wantsWholePage(request),
		};
	};
}

/** Returns a function that names the route of a URL by its folder; null where none matches. */
export function createRouteFinder(routes: ServerBuild["routes"]): (url: string) => string | null {
	const tree = toTree(routes);
	return (url) => {
		const pathname = URL.parse(url, "http://site.invalid")?.pathname ?? "/";
		if (!isDecodable(pathname)) return null;
		const id = matchRoutes(tree, parsePath(pathname).path)?.at(-1)?.route.id;
		return id?.replace(/^routes\/|\/route$/g, "") ?? null;
	};
}

function getHandle(routes: ServerBuild["routes"], id = ""): RouteHandle {
	const handle: unknown = routes[id]?.module.handle;
	return typeof handle === "object" && handle !== null ? handle : {};
}

/** The data of a page have more addresses than one. */
function parsePath(pathname: string): { path: string; isData: boolean } {
	if (!pathname.endsWith(DATA)) return { path: pathname, isData: false };
	return { path: pathname.slice(0, -DATA.length).replace(/\/_?$/, "") || "/", isData: true };
}

function toDataPath(path: string): string {
	return path === "/" ? `/_${DATA}` : path + DATA;
}

/** Some of the page's routes, in their order, each once: so there are few such addresses. */
function areInOrder(wanted: string, ids: readonly string[]): boolean {
	const names = wanted.split(",");
	return wanted !== "" && ids.filter((id) => names.includes(id)).join() === wanted;
}

function toTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
	return Object.values(routes)
		.filter((route) => route !== undefined)
		.filter((route) => route.parentId === parentId)
		.map(
			({ id, path, index }): RouteObject =>
				index ? { id, path, index } : { id, path, children: toTree(routes, id) },
		);
}
