import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { listAddresses } from "../../tests/support/addresses.ts";
import { findCountedPage } from "./find-counted-page.server.ts";

test("a page is counted at every address of the content, and of the route table without a part that varies", async () => {
	const fixed = routes
		.filter(({ path = "", file }) => file.endsWith("route.tsx") && !/[:*]|styleguide/.test(path))
		.map(({ path = "" }) => `/${path}`);
	expect(fixed).toContain("/about");
	for (const path of [...listAddresses(), ...fixed])
		expect(await findCountedPage(path), path).toMatchObject({ path });
});

test.each([
	["/", "", ""],
	["/services/seo", "seo", ""],
	["/services/seo/locations", "seo", ""],
	["/services/seo/technical", "seo", ""],
	["/services/seo/mumbai", "seo", "mumbai"],
	["/mumbai", "", "mumbai"],
	["/mumbai/bandra", "", "mumbai"],
])("the page at %s is about the service %j and the city %j", async (path, service, city) => {
	expect(await findCountedPage(path)).toEqual({ path, service, city });
});

test.each([
	"",
	"/About",
	"/mumbai/nowhere",
	"/mumbai/bandra/more",
	"/services/seo/nowhere",
	"/services/seo/mumbai/bandra",
	"/services/toString",
	"/blog/no-such-post",
	"/case-studies/nothing",
	"/livez",
])("there is no page at %j", async (path) => {
	expect(await findCountedPage(path)).toBeNull();
});
