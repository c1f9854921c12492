import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: [
						"app/**/*.test.{ts,tsx}",
						"bench/**/*.test.ts",
						"cli/**/*.test.ts",
						"server/**/*.test.ts",
						"scripts/**/*.test.ts",
					],
					environment: "node",
					setupFiles: ["vitest.setup.ts"],
					execArgv: ["--disable-warning=ExperimentalWarning"],
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: "journeys",
					include: ["tests/**/*.test.ts"],
					environment: "node",
					globalSetup: ["tests/support/global-setup.ts"],
					testTimeout: 60_000,
					fileParallelism: false,
				},
			},
			{
				test: {
					name: "firefox",
					include: [
						"tests/journeys/{accordion,content-policy,form,form-without-script,menu,theme}.test.ts",
					],
					environment: "node",
					globalSetup: ["tests/support/firefox/global-setup.ts"],
					setupFiles: ["tests/support/firefox/leave-out.ts"],
					provide: { isFirefox: true },
					testTimeout: 60_000,
					fileParallelism: false,
				},
			},
		],
	},
});
