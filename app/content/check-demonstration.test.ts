import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { ROOT } from "../../tests/support/project-folder.ts";
import { checkDemonstration } from "./check-demonstration.ts";

const WHOLE = join(ROOT, "tests/agencies/whole");
const FAROL = join(ROOT, "tests/agencies/farol");
const PUBLIC = "https://www.agency.in";

const sample = loadContent(WHOLE);
const own = loadContent(FAROL);

it("a public address with an agency that is a sample names both, the folder, and what to set", () => {
	const settings = { CONTENT_DIR: WHOLE, SITE_URL: PUBLIC };
	const start = () => checkDemonstration(parseEnv(settings), sample);
	for (const words of [sample.site.name, WHOLE, PUBLIC, "Set CONTENT_DIR", "DEMONSTRATION=yes"])
		expect(start).toThrow(words);
	const no = parseEnv({ ...settings, DEMONSTRATION: "no" });
	expect(() => checkDemonstration(no, sample)).toThrow(PUBLIC);
});

it("an explicit yes, an address that is not public, and an agency of one's own pass", () => {
	const yes = parseEnv({ SITE_URL: PUBLIC, DEMONSTRATION: "yes" });
	expect(() => checkDemonstration(yes, sample)).not.toThrow();
	expect(() => checkDemonstration(parseEnv({ SITE_URL: PUBLIC }), own)).not.toThrow();
	for (const SITE_URL of ["", "https://www.agency.test", "http://192.168.1.20:3000"])
		expect(() => checkDemonstration(parseEnv({ SITE_URL }), sample), SITE_URL).not.toThrow();
});
