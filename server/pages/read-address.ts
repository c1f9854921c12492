import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { wantsWholePage } from "#app/blog/blog.server.ts";
import { STORED_ROUTES } from "#app/stored-pages.ts";

/** A page that may be kept, as a request asks for it. */
export type AskedPage = {
	/** Path and query of the page or its data, with the parameters that count, in their order. */
	address: string;
	/** Set where the page's state is asked for: its version. */
	state: string | null;
	/** Nothing of it may come later. */
	isWhole: boolean;
};

const DATA = ".data";
const STATE = ".state";
/** React Router's own parameter: the routes whose data are wanted. */
const ROUTES = "_routes";
const VERSION = "v";

/** A function that reads which page a request asks for; null where the answer is not to be kept. */
export function createAddressReader(
	routes: ServerBuild["routes"],
): (request: Request) => AskedPage | null {
	const tree = toTree(routes);
	return (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const { path, kind } = readKind(pathname);
		const matches = matchRoutes(tree, path) ?? [];
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
		const name = kind === DATA ? pathname : path;
		return {
			address: query.size > 0 ? `${name}?${query}` : name,
			state: kind === STATE ? (searchParams.get(VERSION) ?? "") : null,
			isWhole: wantsWholePage(request),
		};
	};
}

/** Where the state of a page is sent: that of "/" at "/_root.state". */
export function toStateAddress(address: string, version: string): string {
	const [path = "", query] = address.split("?", 2);
	const name = path === "/" ? "/_root" : path;
	return `${name}${STATE}?${query ? `${query}&` : ""}${VERSION}=${version}`;
}

export function isStateAddress(path: string): boolean {
	return path.endsWith(STATE);
}

function readKind(pathname: string): { path: string; kind: typeof DATA | typeof STATE | null } {
	if (pathname.endsWith(`/_${DATA}`))
		return { path: pathname.slice(0, -`_${DATA}`.length), kind: DATA };
	if (pathname.endsWith(DATA)) return { path: pathname.slice(0, -DATA.length), kind: DATA };
	if (pathname === `/_root${STATE}`) return { path: "/", kind: STATE };
	if (pathname.endsWith(STATE)) return { path: pathname.slice(0, -STATE.length), kind: STATE };
	return { path: pathname, kind: null };
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
