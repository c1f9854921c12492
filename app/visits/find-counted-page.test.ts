import { expect, test } from "vitest";
import { content, listAddresses } from "../../tests/support/addresses.ts";
import { findCountedPage } from "./find-counted-page.server.ts";

test("a page is counted at every address of the site", async () => {
	for (const path of [...listAddresses(), "/search"])
		expect(await findCountedPage(path), path).toMatchObject({ path });
});

test.each([
	["/", "", "", "/"],
	["/services/seo/locations", "seo", "", "locations"],
	["/services/seo/mumbai", "seo", "mumbai", "service in a city"],
	["/mumbai/bandra", "", "mumbai", "district"],
	[`/blog/${content.posts[0]?.slug}`, "", "", "post"],
	[`/case-studies/${content.caseStudies[0]?.slug}`, "", "", "case study"],
])(
	"the page at %s is about the service %j and the city %j, and a %s",
	async (path, service, city, template) => {
		expect(await findCountedPage(path)).toEqual({ path, service, city, template });
	},
);

test.each(["", "/mumbai/nowhere", "/services/seo/mumbai/bandra", "/blog/no-such-post"])(
	"there is no page at %j",
	async (path) => {
		expect(await findCountedPage(path)).toBeNull();
	},
);
