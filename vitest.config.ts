import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { bundleInlineScripts } from "./scripts/bundle-inline-scripts.ts";
import { bundleScripts } from "./scripts/bundle-scripts.ts";
import { measurePatience } from "./scripts/testing/calibrate.ts";

const DATABASES = "**/*.db.test.ts";
const SITES = "tests/support/shared-sites.ts";
const POSTGRES = "tests/support/shared-postgres.ts";
const CHROMIUM = "tests/support/shared-chromium.ts";
const CLOCK = "tests/support/test-clock.ts";
const REGION = "tests/support/test-region.ts";

/** The present for the tests and their sites: a Wednesday at noon in India, unless TEST_CLOCK is another instant. */
const PRESENT = process.env.TEST_CLOCK ?? "2026-11-25T06:30:00Z";
process.env.TEST_CLOCK_SHIFT ??= String(Date.parse(PRESENT) - Date.now());
process.env.TEST_PATIENCE ??= String(measurePatience());
const patience = Number(process.env.TEST_PATIENCE);

/** The agency that the tests serve, so that they hold whatever is in content/; tests/demonstration is about that. */
process.env.CONTENT_DIR = join(import.meta.dirname, "tests/agencies/whole");
const DEMONSTRATION = { CONTENT_DIR: join(import.meta.dirname, "content") };

/** The store of what runs in the process of a test without a folder of its own: never that of the site in this folder. */
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "site-of-tests-"));
process.once("exit", () => rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true }));

/** The tests of each project by folder, and what is started for them: docs/testing.md. */
const PROJECTS = [
	{
		name: "journeys",
		include: ["tests/journeys/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
	},
	{
		name: "pages",
		include: ["tests/pages/*.test.ts", "tests/pages/crawl/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
	},
	{
		name: "demonstration",
		include: ["tests/demonstration/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
		env: DEMONSTRATION,
		// Each worker starts its own site, as those of the run have the other agency.
		provide: { sites: [] },
	},
	{
		name: "requests",
		include: ["tests/requests/**/*.test.ts"],
		globalSetup: [SITES, POSTGRES],
		setupFiles: [CLOCK],
	},
	{ name: "processes", include: ["tests/reliability/*.test.ts"], globalSetup: [SITES, POSTGRES] },
	{
		name: "stores",
		include: [DATABASES],
		globalSetup: [POSTGRES],
		setupFiles: ["vitest.setup.ts", CLOCK],
	},
	{
		name: "unit",
		include: ["{app,bench,cli,server,scripts}/**/*.test.{ts,tsx}"],
		setupFiles: ["vitest.setup.ts", CLOCK],
	},
	{
		name: "demonstration-budgets",
		include: ["tests/demonstration/budgets/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		env: DEMONSTRATION,
		provide: { sites: [] },
	},
	{
		name: "chromium",
		include: ["tests/journeys/chromium/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
	},
	{
		name: "firefox",
		include: [
			"tests/journeys/{accordion,content-policy,desk-sign-in,form,form-without-script,menu,theme}.test.ts",
		],
		globalSetup: [SITES],
		setupFiles: [CLOCK],
		provide: { isFirefox: true },
	},
	{
		name: "full",
		include: [
			"tests/pages/{budgets,drawings,walk}/**/*.test.ts",
			"tests/{release,reliability}/*/**/*.test.ts",
		],
		globalSetup: [SITES, CHROMIUM],
	},
];

/** Runs project after project, as a worker is kept for the files of one, and the largest files of each first. */
class ByProject extends BaseSequencer {
	override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
		const names = PROJECTS.map(({ name }) => name);
		const getRank = ({ project }: TestSpecification) => names.indexOf(project.name);
		const sorted = await super.sort(specifications);
		return sorted.toSorted((one, other) => getRank(one) - getRank(other));
	}
}

export default defineConfig({
	test: {
		maxWorkers: 2,
		sequence: { sequencer: ByProject },
		projects: PROJECTS.map((project) => ({
			plugins: [bundleInlineScripts(), bundleScripts()],
			test: {
				...project,
				setupFiles: [...(project.setupFiles ?? []), REGION],
				exclude: [...configDefaults.exclude, ...(project.name === "stores" ? [] : [DATABASES])],
				environment: "node",
				// What the files of a worker share is imported once, and a test puts back what it changes.
				isolate: false,
				execArgv: ["--disable-warning=ExperimentalWarning"],
				expect: { poll: { timeout: 10_000 * patience } },
				testTimeout: 30_000 * patience,
				hookTimeout: 30_000 * patience,
			},
		})),
	},
});
