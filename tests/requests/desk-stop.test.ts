import { expect, onTestFinished, test } from "vitest";
import { startDesk } from "../support/desk.ts";
import { openEvents } from "../support/event-stream.ts";

test("a site that stops ends the streams of open inboxes, and does not wait", async () => {
	const desk = await startDesk();
	onTestFinished(desk.stop);
	const cookie = `desk=${await desk.people.createSession(desk.staff.id, "a test")}`;
	const stream = await openEvents(desk.origin, cookie);
	await expect.poll(stream.getMarks).toHaveLength(1);
	await desk.site.end("SIGTERM");
	// The exit code is 1 when responses had to be cut after ten seconds.
	expect(desk.site.exitCodes).toEqual([0]);
	expect(stream.hasEnded()).toBe(true);
	expect(desk.site.output().stdout).toMatch(/"kind":"stream","route":"desk","status":200/);
});
