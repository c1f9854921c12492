import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { listAddresses } from "../../tests/support/addresses.ts";
import { findCountedPage } from "./find-counted-page.server.ts";

describe("a page of the site", () => {
	it("is found at every address of the content", async () => {
		for (const path of listAddresses())
			expect(await findCountedPage(path), path).toMatchObject({ path });
	});

	it("is found at every address of the route table that has no part that varies", async () => {
		const fixed = routes
			.filter(({ path = "", file }) => file.endsWith("route.tsx") && !/[:*]/.test(path))
			.map(({ path = "" }) => `/${path}`);
		expect(fixed).toContain("/about");
		for (const path of fixed.filter((each) => each !== "/styleguide"))
			expect(await findCountedPage(path), path).toMatchObject({ path });
	});

	it.each([
		["/", "", ""],
		["/blog", "", ""],
		["/services/seo", "seo", ""],
		["/services/seo/locations", "seo", ""],
		["/services/seo/technical", "seo", ""],
		["/services/seo/mumbai", "seo", "mumbai"],
		["/mumbai", "", "mumbai"],
		["/mumbai/bandra", "", "mumbai"],
	])("at %s is about the service %j and the city %j", async (path, service, city) => {
		expect(await findCountedPage(path)).toEqual({ path, service, city });
	});
});

it.each([
	"",
	"//",
	"/about/",
	"/About",
	"/about?x=1",
	"/nowhere",
	"/mumbai/nowhere",
	"/mumbai/bandra/more",
	"/mumbai/",
	"/services/nothing",
	"/services/seo/nowhere",
	"/services/seo/mumbai/bandra",
	"/services/toString",
	"/__proto__",
	"/constructor",
	"/blog/no-such-post",
	"/blog/",
	"/case-studies/nothing",
	"/why-choose-us",
	"/art/hero.svg",
	"/visits",
	"/livez",
])("there is no page at %j", async (path) => {
	expect(await findCountedPage(path)).toBeNull();
});
