import { text } from "node:stream/consumers";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import {
	createStaticHandler,
	createStaticRouter,
	type RouteObject,
	StaticRouterProvider,
	useLoaderData,
} from "react-router";
import routes from "../../app/routes.ts";

type RouteModule = Pick<RouteObject, "loader"> & {
	default?: ComponentType<{ loaderData: unknown }>;
};

const modules = import.meta.glob<RouteModule>("../../app/**/route.{ts,tsx}", { eager: true });
const findModule = (file: string) => modules[`../../app/${file}`];

const { query, dataRoutes } = createStaticHandler(
	routes.map(({ id, path, index, file }) => {
		const { loader, default: Page } = findModule(file) ?? {};
		const Component = Page && (() => createElement(Page, { loaderData: useLoaderData() }));
		return { id: id ?? file, path, index, loader, Component };
	}) as RouteObject[],
);

/** Returns what the site's routes respond for an address, without a server and the layout around pages. */
export async function openRoute(path: string) {
	const context = await query(new Request(`http://site.example${path}`));
	if (context instanceof Response) throw new Error(`${path} is no page`);
	const id = context.matches.at(-1)?.route.id ?? "";
	const data = context.loaderData[id];
	const createPage = () => {
		const router = createStaticRouter(dataRoutes, context);
		return createElement(StaticRouterProvider, { router, context, hydrate: false });
	};
	const render = () => renderToStaticMarkup(createPage());
	/** Renders a page with parts that are chunks of their own. */
	const renderWhole = async () => text((await prerenderToNodeStream(createPage())).prelude);
	return { status: context.statusCode, data, render, renderWhole };
}
