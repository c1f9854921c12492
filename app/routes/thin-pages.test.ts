import { createStaticHandler, type MetaDescriptor, type RouteObject } from "react-router";
import { afterAll, describe, expect, it } from "vitest";
import { readContent } from "#app/content/content.server.ts";
import { change, copyContent } from "#app/content/copy-for-tests.ts";

type RouteModule = Pick<RouteObject, "loader"> & {
	meta: (args: { loaderData: unknown }) => MetaDescriptor[];
};

const PATHS: Record<string, string> = {
	"./city/route.tsx": "/:city",
	"./district/route.tsx": "/:city/:district",
	"./service-place/route.tsx": "/services/:service/:place",
};
const modules = import.meta.glob<RouteModule>(
	["./city/route.tsx", "./district/route.tsx", "./service-place/route.tsx"],
	{ eager: true },
);
const { query } = createStaticHandler(
	Object.entries(modules).map(([id, { loader }]) => ({
		id,
		path: PATHS[id],
		loader,
	})) as RouteObject[],
);

async function readRobots(path: string): Promise<unknown> {
	const context = await query(new Request(`http://localhost${path}`));
	if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
	const [[id = "", loaderData] = []] = Object.entries(context.loaderData);
	const elements = modules[id]?.meta({ loaderData }) ?? [];
	const robots = elements.find((it) => "name" in it && it.name === "robots");
	return robots && "content" in robots ? robots.content : undefined;
}

const SHORT = "A short paragraph that says next to nothing of the place.";

describe("pages of places", () => {
	afterAll(() => {
		readContent();
	});

	it.each(["/mumbai", "/mumbai/bandra", "/services/seo/mumbai"])(
		"are open to search engines: %s",
		async (path) => {
			readContent();
			expect(await readRobots(path)).toBeUndefined();
		},
	);

	it("are kept out of search engines when they say too little, and no others with them", async () => {
		const root = copyContent();
		const cityFile = "content/cities/mumbai/city.yaml";
		for (const field of ["economy", "search", "advertising"])
			change(root, cityFile, [field], [SHORT]);
		const industries = ["Films", "Banks", "Ports"].map((name) => ({ name, why: SHORT }));
		change(root, cityFile, ["industries"], industries);
		const districtFile = "content/cities/mumbai/districts/bandra.yaml";
		for (const field of ["place", "customers"]) change(root, districtFile, [field], [SHORT]);
		const steps = ["One", "Two", "Three"].map((title) => ({ title, text: SHORT }));
		change(root, districtFile, ["firstSteps"], steps);
		const serviceFile = "content/cities/mumbai/services/seo.yaml";
		const sections = ["One", "Two"].map((heading) => ({ heading, paragraphs: [SHORT] }));
		change(root, serviceFile, ["sections"], sections);
		readContent(root);
		for (const path of ["/mumbai", "/mumbai/bandra", "/services/seo/mumbai"])
			expect(await readRobots(path), path).toBe("noindex, follow");
		for (const path of ["/pune", "/mumbai/juhu", "/services/seo/pune"])
			expect(await readRobots(path), path).toBeUndefined();
	});
});
