import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { needsWholePage } from "#app/blog/blog.server.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { isDecodable } from "../requests/paths.ts";

/** A page that may be cached. */
export type PageAddress = {
	/** The cache key: path of the page or its data, and the query parameters that its route uses, in a fixed order. */
	address: string;
	/** True if the whole page is sent at once, with no part deferred. */
	isWhole: boolean;
};

const DATA = ".data";
/** The paths of the desk, whose routes come before React Router's. */
const DESK = /^\/desk(\/|$)/;
/** React Router's own parameter, which names the routes whose data are requested. */
const ROUTES = "_routes";

/**
 * Creates a parser of page addresses, which returns null for requests whose response must not be cached. `isPrivate` tells
 * paths that are not cached although their route is.
 */
export function createAddressParser(
	routes: ServerBuild["routes"],
	isPrivate: (path: string) => boolean = () => false,
): (request: Request) => PageAddress | null {
	const match = createMatcher(routes);
	return (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const { path, isData } = parsePath(pathname);
		const ids = match(path);
		const { cache } = getHandle(routes, ids.at(-1));
		if (!cache || (cache.ending && !path.endsWith(cache.ending)) || isPrivate(path)) return null;
		if (cache.unbounded?.some((name) => searchParams.has(name))) return null;
		const query = new URLSearchParams();
		for (const name of cache.parameters ?? []) {
			const value = searchParams.get(name);
			if (value !== null) query.set(name, value);
		}
		const requested = isData ? searchParams.get(ROUTES) : null;
		if (requested !== null) {
			if (!areInOrder(requested, ids)) return null;
			query.set(ROUTES, requested);
		}
		const name = isData ? toDataPath(path) : path;
		return {
			address: query.size > 0 ? `${name}?${query}` : name,
			isWhole: needsWholePage(request),
		};
	};
}

/** Creates a function that returns the folder of a URL's route, or null where none matches. */
export function createRouteFinder(routes: ServerBuild["routes"]): (url: string) => string | null {
	const match = createMatcher(routes);
	return (url) => {
		const pathname = URL.parse(url, "http://site.invalid")?.pathname ?? "/";
		if (!isDecodable(pathname)) return null;
		if (DESK.test(pathname)) return "desk";
		const id = match(parsePath(pathname).path).at(-1);
		return (
			id
				?.replace(/\/route$/, "")
				.split("/")
				.at(-1) ?? null
		);
	};
}

/** Paths whose routes are remembered: React Router compares a path with all routes, which it sorts anew each time. */
const matched = new WeakMap<ServerBuild["routes"], LRUCache<string, readonly string[]>>();
const MATCHED_MAX = 1_000;

/** Creates a function that returns the ids of the routes that match a path, from the root on. */
function createMatcher(routes: ServerBuild["routes"]): (path: string) => readonly string[] {
	const tree = toTree(routes);
	const known = matched.get(routes) ?? new LRUCache({ max: MATCHED_MAX });
	matched.set(routes, known);
	return (path) => {
		const ids =
			known.get(path) ?? (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? "");
		known.set(path, ids);
		return ids;
	};
}

function getHandle(routes: ServerBuild["routes"], id = ""): RouteHandle {
	const handle: unknown = routes[id]?.module.handle;
	return typeof handle === "object" && handle !== null ? handle : {};
}

/** Removes the ending of requests for data: `/a.data`, `/a/_.data` and `/_.data`. */
function parsePath(pathname: string): { path: string; isData: boolean } {
	if (!pathname.endsWith(DATA)) return { path: pathname, isData: false };
	return { path: pathname.slice(0, -DATA.length).replace(/\/_?$/, "") || "/", isData: true };
}

function toDataPath(path: string): string {
	return path === "/" ? `/_${DATA}` : path + DATA;
}

/** Returns whether each route occurs at most once and in order, which limits the number of cache keys. */
function areInOrder(requested: string, ids: readonly string[]): boolean {
	const names = requested.split(",");
	return requested !== "" && ids.filter((id) => names.includes(id)).join() === requested;
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
