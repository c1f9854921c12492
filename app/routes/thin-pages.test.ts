import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
	createStaticHandler,
	createStaticRouter,
	type MetaDescriptor,
	type RouteObject,
	StaticRouterProvider,
	useLoaderData,
} from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { readContent } from "#app/content/content.server.ts";
import { change, copyContent } from "#app/content/copy-for-tests.ts";
import { loadContent } from "#app/content/load.ts";
import { listJudgedPages, PAGE_KINDS } from "#app/content/sameness/judged-pages.ts";

type RouteModule = Pick<RouteObject, "loader"> & {
	meta: (args: { loaderData: unknown }) => MetaDescriptor[];
	default: ComponentType<{ loaderData: unknown }>;
};

const PATHS: Record<string, string> = {
	"./city/route.tsx": "/:city",
	"./district/route.tsx": "/:city/:district",
	"./service/route.tsx": "/services/:service",
	"./service-place/route.tsx": "/services/:service/:place",
	"./why-choose-us/route.tsx": "/why-choose-us/:reason",
};
const modules = import.meta.glob<RouteModule>(
	[
		"./city/route.tsx",
		"./district/route.tsx",
		"./service/route.tsx",
		"./service-place/route.tsx",
		"./why-choose-us/route.tsx",
	],
	{ eager: true },
);
const { query, dataRoutes } = createStaticHandler(
	Object.entries(modules).map(([id, { loader, default: Page }]) => ({
		id,
		path: PATHS[id],
		loader,
		Component: () => createElement(Page, { loaderData: useLoaderData() }),
	})) as RouteObject[],
);

async function load(path: string) {
	const context = await query(new Request(`http://localhost${path}`));
	if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
	return context;
}

async function readRobots(path: string): Promise<unknown> {
	const [[id = "", loaderData] = []] = Object.entries((await load(path)).loaderData);
	const elements = modules[id]?.meta({ loaderData }) ?? [];
	const robots = elements.find((it) => "name" in it && it.name === "robots");
	return robots && "content" in robots ? robots.content : undefined;
}

async function render(path: string): Promise<string> {
	const context = await load(path);
	const router = createStaticRouter(dataRoutes, context);
	return renderToStaticMarkup(
		createElement(StaticRouterProvider, { router, context, hydrate: false }),
	);
}

/** A text as it stands in markup. */
const toMarkup = (text: string) => renderToStaticMarkup(text);

const SHORT = "A short paragraph that says next to nothing of the place.";
const items = ["One", "Two", "Three", "Four"].map((title) => ({ title, text: SHORT }));
const sections = ["One", "Two", "Three"].map((heading) => ({ heading, paragraphs: [SHORT] }));

describe("pages that are judged by their own words", () => {
	afterAll(() => {
		readContent();
	});

	it.each([
		"/mumbai",
		"/mumbai/bandra",
		"/services/seo/mumbai",
		"/services/seo",
		"/services/seo/technical",
		"/why-choose-us/creative-excellence",
	])("are open to search engines: %s", async (path) => {
		readContent();
		expect(await readRobots(path)).toBeUndefined();
	});

	it("are kept out of search engines when they say too little, and no others with them", async () => {
		const root = copyContent();
		const shorten = (file: string, fields: Record<string, unknown>) => {
			for (const [field, value] of Object.entries(fields)) change(root, file, [field], value);
		};
		shorten("content/cities/mumbai/city.yaml", {
			economy: [SHORT],
			search: [SHORT],
			advertising: [SHORT],
			industries: ["Films", "Banks", "Ports"].map((name) => ({ name, why: SHORT })),
		});
		shorten("content/cities/mumbai/districts/bandra.yaml", {
			place: [SHORT],
			customers: [SHORT],
			firstSteps: items.slice(0, 3),
		});
		shorten("content/cities/mumbai/services/seo.yaml", { sections: sections.slice(0, 2) });
		const list = { heading: "Four points", items };
		shorten("content/services/seo.yaml", {
			benefits: list,
			process: list,
			framework: list,
			sections,
			whenNot: { heading: "Four", paragraphs: [SHORT] },
			questions: ["One?", "Two?"].map((question) => ({ question, answer: SHORT })),
		});
		shorten("content/services/seo/technical.yaml", { sections, deliverables: list, process: list });
		shorten("content/why-choose-us/creative-excellence.yaml", { sections, practices: list });
		readContent(root);
		for (const path of [
			"/mumbai",
			"/mumbai/bandra",
			"/services/seo/mumbai",
			"/services/seo",
			"/services/seo/technical",
			"/why-choose-us/creative-excellence",
		])
			expect(await readRobots(path), path).toBe("noindex, follow");
		for (const path of [
			"/pune",
			"/mumbai/juhu",
			"/services/seo/pune",
			"/services/web-development",
			"/services/seo/local",
			"/why-choose-us/proven-track-record",
		])
			expect(await readRobots(path), path).toBeUndefined();
	});

	it.each(PAGE_KINDS)("show every text that is counted as their own: %s", async (kind) => {
		const root = copyContent();
		readContent(root);
		for (const { path, texts } of listJudgedPages(loadContent(root))[kind]) {
			const markup = await render(path);
			expect(
				texts.filter((text) => !markup.includes(toMarkup(text))),
				path,
			).toEqual([]);
		}
	});
});
