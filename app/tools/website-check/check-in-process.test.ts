import { afterEach, expect, test } from "vitest";
import { type OwnWebsite, startWebsite } from "../../../tests/support/own-websites.ts";
import { checkInProcess } from "./check-in-process.ts";
import type { Step } from "./check-report.ts";

const stops: (() => Promise<void>)[] = [];
const NEVER = new AbortController().signal;

afterEach(async () => {
	for (const stop of stops.splice(0)) await stop();
});

async function check(website: OwnWebsite, path = "/") {
	const { origin, host, stop } = await startWebsite(website);
	stops.push(stop);
	const steps: Step[] = [];
	const report = await checkInProcess(origin + path, (step) => steps.push(step), NEVER, [host]);
	return { report, steps };
}

test("a website is checked in another process, which tells of its steps", async () => {
	const { report, steps } = await check({ files: { "/llms.txt": null } });
	expect(report).toMatchObject({ problem: null, skipped: expect.any(Array) });
	if (report.problem) return;
	expect(report.findings.map(({ rule }) => rule)).toEqual(["certificate", "llms-txt"]);
	expect(report.pages).toHaveLength(3);
	expect(steps).toEqual(["page", "files", "pages", "links", "rules"]);
});

test("a page whose elements lie in one another is read as well", async () => {
	const deep = `<title>Deep</title>${"<div><b>".repeat(20_000)}x`;
	const { report } = await check({ files: { "/": deep, "/contact": null, "/privacy": null } });
	expect(["large", "slow", null]).toContain(report.problem);
});

test("a private address is not read", async () => {
	const { origin, stop } = await startWebsite();
	stops.push(stop);
	expect(await checkInProcess(`${origin}/`, () => {}, NEVER, [])).toEqual({
		problem: "private",
		status: 0,
	});
});
