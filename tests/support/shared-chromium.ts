import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { CHROMIUM_ARGUMENTS, getChromium } from "./chromium.ts";

/** Starts one Chromium for the whole run: without windows of its own, but with HEADED=1 and for the project "chromium". */
export default async function setup(project: TestProject) {
	const isHeaded = process.env.HEADED === "1";
	const server = await chromium.launchServer({
		executablePath: getChromium({ isWhole: isHeaded || project.name === "chromium" }),
		args: CHROMIUM_ARGUMENTS,
		headless: !isHeaded,
	});
	project.provide("chromium", server.wsEndpoint());
	return () => server.close();
}
