import type { ServerBuild } from "react-router";

type AssetsManifest = ServerBuild["assets"];

/** What hydration needs of the whole site, the same for every page of a build. */
export type BootTable = {
	/** React Router's own list of scripts by routes, which takes the place of the built file of it. */
	manifest: Pick<AssetsManifest, "entry" | "routes">;
	/** Address of the whole style sheet. */
	sheet: string;
	/** What React Router reads of the server, without the loaders' data. */
	context: object;
};

/**
 * What the file of boot-file.ts exports: takes the ids of the matched routes and the address of the loaders' data,
 * empty where they stand in the page. Rejects where something did not come, and can then be called again.
 */
export type StartPage = (routes: string[], state: string) => Promise<void>;

/** Written into that file as a text, so it uses nothing from outside itself. */
export default async function startPage(
	table: BootTable,
	...[routes, state]: Parameters<StartPage>
): Promise<void> {
	const { entry } = table.manifest;
	const matched = routes.flatMap((id) => table.manifest.routes[id] ?? []);
	const own = matched.map(({ id, clientActionModule, clientLoaderModule, module }) => ({
		id,
		modules: [clientActionModule, clientLoaderModule, module].filter((name) => name !== undefined),
	}));
	const modules = own.flatMap((route) => route.modules);
	const imports = [...entry.imports, ...matched.flatMap((route) => route.imports ?? [])];
	// The shared ones first.
	const parts = [...new Set([...modules, ...imports])].toReversed();

	/** Into the browser's cache. */
	const keep = async (address: string) => {
		const answer = await fetch(address);
		if (!answer.ok) throw new Error(address);
		await answer.arrayBuffer();
	};
	/** The rules of markup that is not there yet. */
	const putOnSheet = () =>
		new Promise<void>((done, fail) => {
			const href = table.sheet;
			if (document.querySelector<HTMLLinkElement>(`[href="${href}"]`)?.sheet) return done();
			const link = document.createElement("link");
			Object.assign(link, { rel: "stylesheet", href, onload: () => done() });
			link.onerror = () => {
				link.remove();
				fail(new Error(href));
			};
			document.head.append(link);
		});
	const load = async (route: (typeof own)[number]) => {
		const loaded = await Promise.all(route.modules.map((name) => import(/* @vite-ignore */ name)));
		return [route.id, Object.assign({}, ...loaded)];
	};

	// Browsers remember for ever that an import failed: it is asked for only when every file has come.
	const [data] = await Promise.all([
		state && fetch(state),
		putOnSheet(),
		...[entry.module, ...parts].map(keep),
	]);
	if (data && data.status === 204) return;
	if (data && !data.ok) throw new Error(state);
	// One after another, so that each is a task of its own.
	for (const address of parts) await import(/* @vite-ignore */ address);
	const loaded = await Promise.all(own.map(load));
	const context = Reflect.get(window, "__reactRouterContext") ?? {};
	Object.assign(context, table.context, data && { stream: data.body });
	Object.assign(window, {
		__reactRouterManifest: table.manifest,
		__reactRouterRouteModules: Object.fromEntries(loaded),
		__reactRouterContext: context,
	});
	await import(/* @vite-ignore */ entry.module);
}
