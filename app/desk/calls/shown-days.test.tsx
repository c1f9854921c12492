import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { parseHtml } from "../../../tests/support/parse-html.ts";
import { listCallDays } from "./call-week.ts";
import { NewTimeFields } from "./new-time-fields.tsx";
import { Week } from "./week.tsx";

const BRITISH = ["Mon 23 Nov", "Tue 24 Nov", "Wed 25 Nov", "Thu 26 Nov", "Fri 27 Nov"];
const AMERICAN = ["Mon Nov 23", "Tue Nov 24", "Wed Nov 25", "Thu Nov 26", "Fri Nov 27"];
const WRITTEN = { india: BRITISH, lisbon: BRITISH, portland: AMERICAN };
const MONDAY = asDay("2026-11-23");

describeInRegions(({ name, at, iso }) => {
	const written = WRITTEN[name];

	it("the week names its days from Monday on", () => {
		setClock(() => at("2026-11-23T12:00"));
		const nothing = { calls: [], busy: [], free: [] };
		const days = listCallDays(MONDAY, { windows: [], holidays: [] }, nothing);
		const week = parseHtml(
			renderToStaticMarkup(
				<Week days={days} today={MONDAY} zone="Asia/Kolkata" chosenFor={null} />,
			),
		);
		expect(week.texts("h3").slice(1, 5)).toEqual(written.slice(1));
		expect(week.texts("h3")[0]).toBe(`${written[0]} today`);
	});

	it("the times to which a call can be moved stand under their days", () => {
		setClock(() => at("2026-11-23T08:00"));
		const clocks = ["2026-11-24T00:00", "2026-11-24T23:30", "2026-11-25T12:00"];
		const startsAt = at("2026-11-23T10:00");
		const call = {
			enquiryId: "an id",
			startsAt,
			endsAt: startsAt + HOUR / 2,
			zone: null,
			state: "booked" as const,
			hostId: null,
			sequence: 0,
			createdAt: iso("2026-11-20T10:00"),
		};
		const { texts } = parseHtml(
			renderToStaticMarkup(<NewTimeFields call={call} times={clocks.map(at)} typed={undefined} />),
		);
		expect(texts("summary")).toEqual([`${written[1]}, 2 free`, `${written[2]}, 1 free`]);
		expect(texts(".sr-only")).toEqual([1, 1, 2].map((day) => `${written[day]},`));
	});
});
