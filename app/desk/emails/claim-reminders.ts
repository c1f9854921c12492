import type { GlobalContent } from "#app/content/types.ts";
import { getDeskServices, isDeskOpen } from "#app/desk/request/desk-services.ts";
import type { Waiting } from "#app/desk/store/reminder-store.ts";
import { addOpenMinutes } from "#app/enquiries/opening-hours.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

/**
 * Creates reminders: of an enquiry that nobody has answered for `reminderMinutes` of opening hours, and of a next step once it is
 * due. Where somebody owns it, they are told first, and the agency after `targetMinutes` more.
 */
export async function claimReminders({ site, desk }: GlobalContent): Promise<void> {
	if (!(await isDeskOpen())) return;
	const { reminders } = await getDeskServices();
	const now = getNow();
	const getMinutes = ({ isNextStep, told }: Waiting) =>
		(isNextStep ? 0 : desk.reminderMinutes) +
		(told === "agency after the owner" ? desk.targetMinutes : 0);
	await reminders.claim((waiting) => {
		const due = addOpenMinutes(waiting.since, getMinutes(waiting), site.openingHours);
		// All reminders that are due in one minute become one message.
		return Math.ceil(due / MINUTE) * MINUTE <= now;
	});
}
