import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import { MONTHS } from "../../tests/support/months.ts";
import { openRoute } from "../../tests/support/open-route.ts";
import { getAttribute, getText, parseHtml } from "../../tests/support/parse-html.ts";
import { present } from "../../tests/support/present.ts";

/** Writes a day (2026-11-23) without a calendar, which could err as the product does. */
function write(day: string, name: string): string {
	const [year, month, date] = day.split("-").map(Number);
	const monthName = MONTHS[(month ?? 0) - 1];
	return name === "portland" ? `${monthName} ${date}, ${year}` : `${date} ${monthName} ${year}`;
}

const { proof } = getContent();

describeInRegions(({ name }) => {
	it.each([
		"/privacy-policy",
		"/terms",
		"/accessibility",
		"/pune",
		"/services/seo/pune",
		"/services/seo",
		"/",
		"/blog",
	])("each day on %s is the one that the content has", async (path) => {
		const { select } = parseHtml((await openRoute(path)).render());
		const days = select("time").map((time) => ({
			day: getAttribute(time, "datetime") ?? "",
			text: getText(time),
		}));
		expect(days).not.toEqual([]);
		expect(days).toEqual(days.map(({ day }) => ({ day, text: write(day, name) })));
	});

	it("a credential has the day on which it was given", async () => {
		const markup = (await openRoute("/about")).render();
		for (const { date } of present(proof.record).credentials)
			expect(markup).toContain(write(date, name));
	});
});
