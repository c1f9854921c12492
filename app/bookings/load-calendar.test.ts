import { expect, it, onTestFinished } from "vitest";
import { createRules } from "../../tests/support/booking-rules.ts";
import { buildCalendar, startCalendarHost } from "../../tests/support/calendar-host.ts";
import { loadCalendar, parseCalendarAddress } from "./load-calendar.ts";

const NOW = Date.parse("2026-12-03T05:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function startHost(start = NOW + MINUTE_MS) {
	const host = await startCalendarHost(buildCalendar(start, 30));
	onTestFinished(host.stop);
	const load = (name: string, timeoutMs = 20_000) =>
		loadCalendar(new URL(host.at(name)), createRules({ horizonDays: 14 }), NOW, {
			ownHost: host.host,
			timeoutMs,
		});
	return { host, load };
}

it.each([
	["fine", "webcal://a.example/b", "https://a.example/b"],
	["without TLS", "http://a.example/b", "https://a.example/b"],
	["as it was copied", " https://a.example/b?key=C ", "https://a.example/b?key=C"],
])("an address is %s: %s", (_what, text, address) => {
	expect(parseCalendarAddress(text)?.href).toBe(address);
});

it.each([
	"",
	"calendar",
	"ftp://a.example/a",
	"https://me:word@a.example/",
	"http://a.example:81/",
])("%j is no address of a calendar", (text) => {
	expect(parseCalendarAddress(text)).toBeNull();
});

it("the times of a calendar are known up to a day beyond the horizon", async () => {
	const start = NOW + 15 * DAY_MS - MINUTE_MS;
	const { load } = await startHost(start);
	expect(await load("redirect")).toEqual({
		spans: [{ start, end: start + 30 * MINUTE_MS }],
	});
	const later = await startHost(NOW + 15 * DAY_MS);
	expect(await later.load("fine")).toEqual({ spans: [] });
});

it.each([
	["slow", "it took too long"],
	["broken", "it answered 500"],
	["page", "no calendar"],
	["large", "it is too large"],
	["endless", "it is too large"],
	["never-ends", "repeats without end"],
	["gone", "nothing at this address"],
	["to-metadata", "private network"],
	["to-private", "private network"],
])("of /%s staff are told: %s", async (name, reason) => {
	const { load } = await startHost();
	const isEndless = name === "slow" || name === "never-ends";
	expect(await load(name, isEndless ? 700 : undefined)).toEqual({
		error: expect.stringContaining(reason),
	});
});

it("a private network is not reached", async () => {
	const { host } = await startHost();
	for (const url of [host.at("fine"), "https://192.168.1.1/a", "https://[::1]/a"])
		expect(await loadCalendar(new URL(url), createRules(), NOW, {})).toEqual({
			error: expect.stringContaining("private network"),
		});
	expect(host.countRequests()).toBe(0);
});
