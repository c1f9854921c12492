import { beforeEach, expect, it } from "vitest";
import { setClock } from "#app/clock.ts";
import { toMonday } from "#app/visits/day.ts";
import { formatDuration } from "./format-values.ts";
import { parseSince } from "./parse-values.ts";
import { formatTable } from "./table.ts";

beforeEach(() => setClock(() => Date.UTC(2026, 10, 21, 8, 35)));

it.each([
	["2026-11-21", "2026-11-20T18:30:00.000Z"],
	["24h", "2026-11-20T08:35:00.000Z"],
	["3w", "2026-10-31T08:35:00.000Z"],
])("since %s is since %s", (text, time) => {
	expect(parseSince(text)).toBe(time);
});

it.each(["", "7", "7m", "999999d", "2026-02-30"])("since %j is refused", (text) => {
	expect(() => parseSince(text)).toThrow("2026-11-21, or 24h, 7d, 3w");
});

it("weeks begin on Monday, and durations have the units that count", () => {
	const days = ["2026-12-27", "2026-12-28", "2027-01-03", "2027-01-04"];
	expect(days.map(toMonday)).toEqual(["2026-12-21", "2026-12-28", "2026-12-28", "2027-01-04"]);
	const durations = [400, 90_000, 240_000, 7_500_000, 7_200_000, 273_600_000].map(formatDuration);
	expect(durations).toEqual(["under 1 s", "90 s", "4 min", "2 h 5 min", "2 h", "3 d 4 h"]);
});

it("a table leaves out its optional columns where there is no room, and has no escape sequence of others", () => {
	const columns = [
		{ title: "A", isNumber: true },
		{ title: "B", isOptional: true },
		{ title: "C", isOptional: true },
	];
	const format = (width: number) =>
		formatTable(columns, [["1", "b\u001B[31m\nb", "ccc"]], { width, paint: (_, text) => text });
	expect(format(80)).toBe("A  B         C\n1  b\uFFFD[31m b  ccc");
	expect(format(13)).toBe("A  B\n1  b\uFFFD[31m b");
	expect(format(5)).toBe("A\n1");
});
