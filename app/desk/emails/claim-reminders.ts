import type { GlobalContent } from "#app/content/types.ts";
import { getDeskServices, isDeskOpen } from "#app/desk/request/desk-services.ts";
import { addOpenMinutes } from "#app/desk/times/opening-hours.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** Creates reminders of enquiries that nobody has answered for `reminderMinutes` of opening hours. */
export async function claimReminders({ site, desk }: GlobalContent): Promise<void> {
	if (!(await isDeskOpen())) return;
	const { reminders } = await getDeskServices();
	const now = getNow();
	await reminders.claim((since) => {
		const due = addOpenMinutes(since, desk.reminderMinutes, site.openingHours);
		// All reminders that are due in one minute become one message.
		return Math.ceil(due / MINUTE) * MINUTE <= now;
	});
}
