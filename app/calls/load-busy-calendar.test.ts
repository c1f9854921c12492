import { expect, it, onTestFinished } from "vitest";
import { createRules } from "../../tests/support/booking-rules.ts";
import { buildCalendar, startCalendarHost } from "../../tests/support/calendar-host.ts";
import { describeCalendarError, describeProblem } from "./describe-calendar.ts";
import { loadBusyCalendar, parseCalendarAddress } from "./load-busy-calendar.ts";

const NOW = Date.parse("2026-12-03T05:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns a reading, or why there is none, in words. */
function toWords(loaded: Awaited<ReturnType<typeof loadBusyCalendar>>) {
	return "error" in loaded
		? { error: describeCalendarError(loaded.error) }
		: { ...loaded, problems: loaded.problems.map(describeProblem) };
}

async function startHost(start = NOW + MINUTE_MS) {
	const host = await startCalendarHost(buildCalendar(start, 30));
	onTestFinished(host.stop);
	const load = async (name: string, minutes = 30) =>
		toWords(
			await loadBusyCalendar(
				new URL(host.at(name)),
				createRules({ horizonDays: 14, minutes }),
				NOW,
				{
					ownHost: host.host,
				},
			),
		);
	return { host, load };
}

it.each([
	["webcal://a.example/b", "https://a.example/b"],
	["http://a.example/b", "https://a.example/b"],
	[" https://a.example/b?key=C ", "https://a.example/b?key=C"],
	["\u200bhttps://a.example/b\u00a0", "https://a.example/b"],
	["calendar", undefined],
	["ftp://a.example/a", undefined],
	["https://me:word@a.example/", undefined],
	["http://a.example:81/", undefined],
])("the calendar at %j is fetched from %j", (text, address) => {
	expect(parseCalendarAddress(text)?.href).toBe(address);
});

it("the times of a calendar are known up to a day beyond the horizon", async () => {
	const start = NOW + 15 * DAY_MS - MINUTE_MS;
	const { host, load } = await startHost(start);
	expect(await load("fine")).toEqual({
		spans: [{ start, end: start + 30 * MINUTE_MS }],
		problems: [],
	});
	host.setCalendar(buildCalendar(start + MINUTE_MS, 30));
	expect(await load("fine")).toEqual({ spans: [], problems: [] });
});

it("a calendar that a server gives to browsers alone is given to the site", async () => {
	const { load } = await startHost();
	expect(await load("for-browsers")).toEqual(await load("fine"));
});

// Other responses of a host are tested in app/blog/pictures/fetch-picture.test.ts.
it.each([
	["broken", "it answered 500"],
	["page", "not a calendar"],
	["large", "it is too large"],
	["gone", "no longer has a calendar"],
	["to-private", "private network"],
])("of /%s staff are told: %s", async (name, reason) => {
	const { load } = await startHost();
	expect(await load(name)).toEqual({
		error: expect.stringContaining(reason),
	});
});

it("an event that never ends costs nothing but what follows it", async () => {
	const { load } = await startHost();
	expect(await load("never-ends")).toEqual({
		spans: [{ start: NOW + MINUTE_MS, end: NOW + 31 * MINUTE_MS }],
		problems: [expect.stringContaining("without end")],
	});
});

// In a thread, each of these would end the whole process.
it.each([
	["long text", `SUMMARY:${"\\n".repeat(2 ** 23)}`],
	["list", `RDATE:${",".repeat(2 ** 24)}`],
])("a %s that takes all memory is told, and costs the site none", async (_what, line) => {
	const { host, load } = await startHost();
	host.setCalendar(buildCalendar(NOW, 1).replace("DURATION", `${line}\r\nDURATION`));
	expect(await load("fine")).toEqual({ error: expect.stringContaining("too large to be read") });
});

it("more busy times than a month has calls are rejected", async () => {
	const { host, load } = await startHost();
	const rule = "RRULE:FREQ=MINUTELY;INTERVAL=10";
	host.setCalendar(buildCalendar(NOW, 1).replace("DURATION", `${rule}\r\nDURATION`));
	expect(await load("fine", 5)).toEqual({ error: expect.stringContaining("more than 1500") });
	expect(await load("fine")).toMatchObject({ spans: [{ start: NOW }] });
});

it("a private network is not reached", async () => {
	const { host } = await startHost();
	const loaded = await loadBusyCalendar(new URL(host.at("fine")), createRules(), NOW, {});
	expect(toWords(loaded)).toEqual({
		error: expect.stringContaining("private network"),
	});
	expect(host.countRequests()).toBe(0);
});
