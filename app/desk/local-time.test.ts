import { expect, it } from "vitest";
import { formatLocalTime, parseLocalTime } from "./local-time.ts";

it("a field for date and time is in India's time, whatever the server's is", () => {
	const time = Date.parse("2026-12-03T18:45:00Z");
	expect(parseLocalTime("2026-12-04T00:15")).toBe(time);
	expect(formatLocalTime(time)).toBe("2026-12-04T00:15");
});

it.each(["2026-12-04", "2026-02-30T10:00", "2026-12-04T10:00Z"])(
	"%j is no date and time",
	(text) => {
		expect(parseLocalTime(text)).toBeNull();
	},
);
