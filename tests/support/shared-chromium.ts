import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_ARGUMENTS, getChromium } from "./chromium.ts";

/** Starts one Chromium for the whole run; with HEADED=1 it can be seen. */
export default async function setup(project: TestProject) {
	const server = await chromium.launchServer({
		executablePath: getChromium(),
		args: CHROMIUM_ARGUMENTS,
		headless: process.env.HEADED !== "1",
	});
	project.provide("chromium", server.wsEndpoint());
	return () => server.close();
}
