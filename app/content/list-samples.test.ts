import { expect, it } from "vitest";
import { AGENCY } from "../../tests/support/agency.ts";
import { listSamples } from "./list-samples.ts";
import { loadContent } from "./load.ts";

it("a company and rows of a policy are listed while they are samples", () => {
	const content = loadContent(AGENCY);
	const list = (isSample: boolean) =>
		listSamples({ ...content, site: { ...content.site, legal: { isSample } } }).map((line) =>
			line.slice(content.folder.length + 1),
		);
	expect(list(true)).toEqual(
		expect.arrayContaining(["site.yaml: legal", "pages/terms.yaml: rows"]),
	);
	expect(list(false)).not.toContain("site.yaml: legal");
});
