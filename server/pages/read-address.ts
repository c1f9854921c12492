import { createStaticHandler, type RouteObject, type ServerBuild } from "react-router";
import { wantsWholePage } from "#app/blog/blog.server.ts";
import { STORED_ROUTES } from "#app/stored-pages.ts";

/** A page that may be kept, as a request asks for it. */
export type AskedPage = {
	/** Path and query of the page or its data, with the parameters that count, in their order. */
	address: string;
	/** Nothing of it may come later. */
	isWhole: boolean;
};

const DATA = ".data";
/** React Router's own parameter: the routes whose data are wanted. */
const ROUTES = "_routes";

/** A function that reads which page a request asks for; null where the answer is not to be kept. */
export function createAddressReader(
	routes: ServerBuild["routes"],
): (request: Request) => AskedPage | null {
	// Ranks the routes once; matchRoutes does so each time.
	const { match } = createStaticHandler(toTree(routes));
	return (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const { path, kind } = readKind(pathname);
		const matches = match(path) ?? [];
		const ids = matches.map(({ route }) => route.id ?? "");
		const route = STORED_ROUTES[ids.at(-1) ?? ""];
		if (!route || (route.ending && !path.endsWith(route.ending))) return null;
		if (route.unbounded?.some((name) => searchParams.has(name))) return null;
		const query = new URLSearchParams();
		for (const name of route.parameters ?? []) {
			const value = searchParams.get(name);
			if (value !== null) query.set(name, value);
		}
		const wanted = kind === DATA ? searchParams.get(ROUTES) : null;
		if (wanted !== null) {
			if (!areInOrder(wanted, ids)) return null;
			query.set(ROUTES, wanted);
		}
		const name = kind === DATA ? toDataPath(path) : path;
		return {
			address: query.size > 0 ? `${name}?${query}` : name,
			isWhole: wantsWholePage(request),
		};
	};
}

/** A function that names the route of an address by its folder; null where it has none, or cannot be read. */
export function createRouteFinder(routes: ServerBuild["routes"]): (url: string) => string | null {
	const { match } = createStaticHandler(toTree(routes));
	return (url) => {
		try {
			const { path } = readKind(decodeURI(url.split("?", 1)[0] ?? ""));
			const id = match(encodeURI(path))?.at(-1)?.route.id;
			return id ? id.replace(/^routes\/|\/route$/g, "") : null;
		} catch {
			return null;
		}
	};
}

/** The path of the page: a page's data have more addresses than one. */
function readKind(pathname: string): { path: string; kind: typeof DATA | null } {
	if (!pathname.endsWith(DATA)) return { path: pathname, kind: null };
	return { path: pathname.slice(0, -DATA.length).replace(/\/_?$/, "") || "/", kind: DATA };
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
