import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_ARGUMENTS, getChromium } from "./chromium.ts";
import { provideOnce } from "./provide-once.ts";

/** Starts one Chromium for the whole run: the headless shell, or the whole browser with HEADED=1 and for "chromium". */
export default function setup(project: TestProject) {
	return provideOnce(project, "chromium", async () => {
		const isHeaded = process.env.HEADED === "1";
		const server = await chromium.launchServer({
			executablePath: getChromium({ isWhole: isHeaded || project.name === "chromium" }),
			args: CHROMIUM_ARGUMENTS,
			headless: !isHeaded,
		});
		return { value: server.wsEndpoint(), stop: () => server.close() };
	});
}
