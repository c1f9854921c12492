import { expect, test } from "vitest";
import { formatCall } from "../../../app/bookings/format-call.ts";
import { hydrate, openPage } from "../../support/browser.ts";
import { getRules } from "../../support/calls.ts";
import { edit } from "../../support/content-acts.ts";
import { fillForm, readBookings, sendForm } from "../../support/enquiries.ts";
import { toShift } from "../../support/read-test-clock.ts";
import { browser, provideSiteAndBrowser, site } from "../../support/site-and-browser.ts";

/** Before summer time ends in New York (Sunday, 1 November). */
const NOW = Date.parse("2026-10-22T06:00:00Z");

provideSiteAndBrowser({
	settings: { TEST_CLOCK_SHIFT: toShift(NOW) },
	change: edit("content/pages/contact.yaml", /(booking:[\s\S]*?days: \[)/, "$1Sunday, "),
});

const { form, zone: home } = getRules();

test.each([
	["Asia/Kathmandu", "2026-10-25", "Nepal Time"],
	["America/New_York", "2026-11-01", "Eastern Time"],
])(
	"in %s each time of %s is the instant that is sent, and the one that was chosen is stored",
	async (timezoneId, day, name) => {
		const email = `${day}@${name.replaceAll(" ", "-")}.example`;
		const page = await openPage(browser, site, { timezoneId });
		await page.goto("/book");
		await hydrate(page);
		// Chromium has the older name of one of them.
		const zone = await page.locator("[name=zone]").inputValue();
		expect(zone).toBe(timezoneId.replace("Kathmandu", "Katmandu"));
		expect(await page.getByText(name).first().isVisible()).toBe(true);
		const shown = await page.locator("[name=time]:not([value=''])").evaluateAll((radios) =>
			radios.map((radio) => ({
				value: radio.getAttribute("value") ?? "",
				label: radio.getAttribute("aria-label") ?? "",
				legend: radio.closest("fieldset")?.querySelector("legend")?.textContent ?? "",
			})),
		);
		for (const { value, label, legend } of shown) {
			const [own, there] = [timezoneId, home].map((zone) => format(value, zone));
			expect(label.startsWith(own?.time ?? "?"), `${label} is ${own?.time}`).toBe(true);
			expect(label).toContain(own?.day);
			expect(legend).toBe(own?.day);
			expect(label).toContain(`${there?.time} IST`);
		}
		expect(new Set(shown.map(({ label }) => label)).size, "no two have one name").toBe(
			shown.length,
		);

		const ofDay = shown.filter(({ value }) => value.startsWith(day));
		// A call that was booked before takes three of six.
		expect(ofDay.length).toBeGreaterThan(2);
		const wanted = ofDay[2]?.value ?? "";
		const radio = page.locator(`[value="${wanted}"]`);
		await radio.evaluate((each) => each.closest("details")?.setAttribute("open", ""));
		await radio.check();
		await page.getByLabel("Phone").fill("+91 98765 43210");
		await fillForm(page, { email });
		await sendForm(page);
		await page.getByText(form.booked.title).waitFor();
		const start = Date.parse(wanted);
		expect(await page.getByText(formatCall(start, timezoneId)).isVisible()).toBe(true);
		const stored = { starts_at: start, zone };
		expect(readBookings(site).find((row) => row.email === email)).toMatchObject(stored);
	},
);

/** Not by the site's own code. */
function format(value: string, timeZone: string) {
	const at = new Date(value);
	const time = at.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" });
	const get = (part: Intl.DateTimeFormatOptions) =>
		at.toLocaleDateString("en-US", { timeZone, ...part });
	const day = `${get({ weekday: "long" })} ${get({ day: "numeric" })} ${get({ month: "long" })}`;
	return { time: time.replaceAll("\u202f", " "), day };
}
