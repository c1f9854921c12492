import { expect, test } from "vitest";
import { listAddresses } from "../../tests/support/addresses.ts";
import { findCountedPage } from "./find-counted-page.server.ts";

test("a page is counted at every address of the site", async () => {
	for (const path of [...listAddresses(), "/search"])
		expect(await findCountedPage(path), path).toMatchObject({ path });
});

test.each([
	["/", "", ""],
	["/services/seo", "seo", ""],
	["/services/seo/technical", "seo", ""],
	["/services/seo/mumbai", "seo", "mumbai"],
	["/mumbai", "", "mumbai"],
	["/mumbai/bandra", "", "mumbai"],
])("the page at %s is about the service %j and the city %j", async (path, service, city) => {
	expect(await findCountedPage(path)).toEqual({ path, service, city });
});

test.each([
	"",
	"/mumbai/nowhere",
	"/services/seo/nowhere",
	"/services/seo/mumbai/bandra",
	"/services/toString",
	"/blog/no-such-post",
])("there is no page at %j", async (path) => {
	expect(await findCountedPage(path)).toBeNull();
});
