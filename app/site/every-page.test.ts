import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { isReservedSlug } from "#app/content/site-paths.ts";
import { findCountedPage } from "#app/visits/find-counted-page.server.ts";
import { listAddresses } from "../../tests/support/addresses.ts";
import routes from "../routes.ts";
import { listSearchPages } from "./search/list-search-pages.ts";
import { listSitePages } from "./sitemap/site-pages.server.ts";
import { loadCardFacts } from "./social-card/card-facts.server.ts";

/** Pages of one visitor, the search itself, and the page of what is missing. */
const UNLISTED = ["/book/:token", "/tools/website-check/:check", "/search", "/*"];
/** The search finds a service in a city by the names of both, and has an index of its own for posts. */
const NOT_INDEXED = ["/services/:service/:place", "/blog/:post"];

const objects = routes.map(({ path = "" }) => ({ path: `/${path}` }));
const toPattern = (address: string) => matchRoutes(objects, address)?.[0]?.route.path;
const addresses = Map.groupBy(listAddresses(), toPattern);
const patterns = routes
	.filter(({ file }) => file.endsWith("route.tsx"))
	.map(({ path = "" }) => `/${path}`)
	.filter((pattern) => !UNLISTED.includes(pattern));

it.each(patterns)(
	"every page at %s is in the sitemap, counted, and has a card",
	async (pattern) => {
		const paths = addresses.get(pattern) ?? [];
		expect(paths).not.toEqual([]);
		const sitemap = new Set((await listSitePages()).pages.map(({ path }) => path));
		const indexed = new Set(listSearchPages().map(({ path }) => path));
		for (const path of paths) {
			expect(sitemap, path).toContain(path);
			expect(await findCountedPage(path), path).toMatchObject({ path });
			const card = await loadCardFacts(new Request(`http://site.example${path}`), path);
			expect(card.status, path).toBe("found");
			if (!NOT_INDEXED.includes(pattern)) expect(indexed, path).toContain(path);
		}
		const [first = ""] = pattern.slice(1).split("/");
		if (!first.startsWith(":") && first) expect(isReservedSlug(first)).toBe(true);
	},
);
