import { expect, it, onTestFinished } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { setRegion } from "#app/platform/region.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import { getAnnouncement, getAnnouncementPhase } from "./announcement.server.ts";
import { getContent, reloadContent, setContent } from "./content.server.ts";

/** Serves the content with an announcement, or with none, until the test ends. */
function announce(until?: string): void {
	const content = getContent();
	const announcement = until && { text: "We move.", until: asDay(until) };
	setContent({ ...content, site: { ...content.site, ...(announcement && { announcement }) } });
	onTestFinished(() => {
		setClock();
		reloadContent();
	});
}

describeInRegions(({ name, at }) => {
	it("an announcement lasts to the end of its last day at the agency", () => {
		announce("2026-11-23");
		setRegion(REGIONS[name]);
		const getAt = (clock: string) => {
			setClock(() => at(clock));
			return [getAnnouncementPhase(), getAnnouncement()?.text];
		};
		expect(getAt("2026-11-23T00:00")).toEqual(["lasting", "We move."]);
		expect(getAt("2026-11-23T23:47")).toEqual(["lasting", "We move."]);
		expect(getAt("2026-11-23T23:48")).toEqual(["ending", "We move."]);
		expect(getAt("2026-11-23T23:59:59.999")).toEqual(["ending", "We move."]);
		expect(getAt("2026-11-24T00:00")).toEqual(["over", undefined]);
	});
});

it("without an announcement there is none, and no phase changes", () => {
	announce();
	expect([getAnnouncementPhase(), getAnnouncement()]).toEqual(["lasting", undefined]);
});
