import { expect, it } from "vitest";
import { parseInboxFilter, toInboxQuery } from "./inbox-filter.ts";

it("words are compared as they are stored: composed, and without control characters", () => {
	const query = new URLSearchParams({ q: " Cafe\u0301\u0000 ", city: "\u0000" });
	expect(parseInboxFilter(query)).toMatchObject({ q: "Caf\u00E9", city: "" });
	const pasted = new URLSearchParams({ q: "Riya\tDesai\u200b" });
	expect(parseInboxFilter(pasted)).toMatchObject({ q: "Riya Desai" });
	const q = "Long".repeat(300);
	expect(parseInboxFilter(new URLSearchParams({ q }))).toMatchObject({ q });
});

it.each([
	["2028-02-29", "2028-02-29"],
	["2027-02-29", ""],
	["2026-2-1", ""],
	["2026-11-20T10:00", ""],
])("the first day %j is %j", (since, day) => {
	expect(parseInboxFilter(new URLSearchParams({ since })).since).toBe(day);
});

it("the address keeps a filter as it is", () => {
	const filter = parseInboxFilter(
		new URLSearchParams("view=all&owner=nobody&state=open&since=2026-11-01&until=2026-11-30"),
	);
	expect(filter).toMatchObject({ owner: "nobody", state: "open", until: "2026-11-30" });
	expect(parseInboxFilter(new URLSearchParams(toInboxQuery(filter)))).toEqual(filter);
});
