import { configDefaults, defineConfig } from "vitest/config";

const NEEDS_DATABASES = "**/*.db.test.ts";
const SITES = "tests/support/shared-sites.ts";
const CHROMIUM = "tests/support/shared-chromium.ts";
const CLOCK = "tests/support/test-clock.ts";

/** What the tests and their sites take for the present: a Wednesday at noon in India, unless TEST_CLOCK is another instant. */
const PRESENT = process.env.TEST_CLOCK ?? "2026-11-25T06:30:00Z";
process.env.TEST_CLOCK_SHIFT ??= String(Date.parse(PRESENT) - Date.now());

/** Where the tests of each project lie and what is started for them: docs/testing.md. */
const PROJECTS = [
	{
		name: "unit",
		include: ["{app,bench,cli,server,scripts}/**/*.test.{ts,tsx}"],
		setupFiles: ["vitest.setup.ts", CLOCK],
		// Each worker imports what the tests share once; without it the tests take twice as long.
		isolate: false,
	},
	{
		name: "stores",
		include: [NEEDS_DATABASES],
		setupFiles: ["vitest.setup.ts", CLOCK],
		globalSetup: ["tests/support/shared-postgres.ts"],
	},
	{
		name: "requests",
		include: ["tests/requests/**/*.test.ts"],
		globalSetup: [SITES],
		setupFiles: [CLOCK],
	},
	{ name: "processes", include: ["tests/reliability/*.test.ts"], globalSetup: [SITES] },
	{
		name: "pages",
		include: ["tests/pages/*.test.ts", "tests/pages/crawl/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
	},
	{
		name: "journeys",
		include: ["tests/journeys/**/*.test.ts"],
		globalSetup: [SITES, CHROMIUM],
		setupFiles: [CLOCK],
	},
	{
		name: "firefox",
		include: [
			"tests/journeys/{accordion,content-policy,desk-sign-in,form,form-without-script,menu,theme}.test.ts",
		],
		globalSetup: [SITES],
		setupFiles: [CLOCK, "tests/support/firefox/skip-unsupported.ts"],
		provide: { isFirefox: true },
	},
	{
		name: "full",
		include: [
			"tests/pages/{adapted,axe,budgets,drawings,keyboard,steady}/**/*.test.ts",
			"tests/{release,reliability}/*/**/*.test.ts",
		],
		globalSetup: [SITES, CHROMIUM],
	},
];

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: PROJECTS.map((project) => ({
			test: {
				...project,
				exclude: [
					...configDefaults.exclude,
					...(project.name === "stores" ? [] : [NEEDS_DATABASES]),
				],
				environment: "node",
				execArgv: ["--disable-warning=ExperimentalWarning"],
				// Of Vitest's own second a busy machine takes more.
				expect: { poll: { timeout: 10_000 } },
				testTimeout: 60_000,
				hookTimeout: 60_000,
			},
		})),
	},
});
