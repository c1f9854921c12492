import { expect, test } from "vitest";
import { all, edit } from "../support/content-acts.ts";
import { startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const HOME = "content/pages/home.yaml";

async function readHeadings(order: string | null) {
	const site = await startSite(
		{},
		all(...(order ? [edit(HOME, /^title:/m, `${order}\ntitle:`)] : [])),
	);
	try {
		return (await readPage(site.request("/"))).texts("main h2");
	} finally {
		await site.stop();
	}
}

test("the sections of home are those that the content names, in its order, or all", async () => {
	const usual = await readHeadings(null);
	const chosen = await readHeadings("order: [closing, faq, services]");
	expect(usual.length).toBeGreaterThan(chosen.length);
	const places = chosen.map((heading) => usual.indexOf(heading));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((one, other) => other - one));
	expect(chosen).toHaveLength(3);
});
