import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { BuildEmail } from "#app/enquiries/delivery/email-context.ts";
import { buildSetAsideEmail } from "#app/replies/emails/set-aside-email.tsx";
import { countSetAside, getHourOfDigest } from "#app/replies/mail-limits.ts";
import { buildAnswerEmail } from "./answer-email.tsx";
import { buildAssignmentEmail } from "./assignment-email.tsx";
import { buildNoteEmail } from "./note-email.tsx";
import { buildReminderEmail } from "./reminder-email.tsx";

const answer: BuildEmail = async ({ delivery, enquiry }, { toEnquirer }) => {
	const { answers } = await getDeskServices();
	const found = await answers.find(delivery);
	const options = { ...(await toEnquirer(enquiry)), deliveryId: delivery.id };
	return found && buildAnswerEmail(enquiry, found, options);
};

const assignment: BuildEmail = async ({ delivery, enquiry }, { common }) => {
	const { assignments } = await getDeskServices();
	const options = { ...common, deliveryId: delivery.id };
	const found = await assignments.find(delivery);
	if (found) return buildAssignmentEmail(found, options);
	const note = await assignments.findNote(delivery);
	return note && buildNoteEmail(enquiry, note, options);
};

const reminder: BuildEmail = async ({ delivery }, { toAgency, content }) => {
	const { reminders, database } = await getDeskServices();
	const hour = getHourOfDigest(delivery.eventId);
	if (hour !== null) {
		const count = await countSetAside(database, hour);
		const options = { ...toAgency, deliveryId: delivery.id, count, hour };
		return count > 0 ? buildSetAsideEmail(options) : null;
	}
	const waiting = await reminders.list(delivery.id);
	if (waiting.length === 0) return null;
	const { reminderMinutes: minutes } = content.desk;
	const owner = await reminders.findOwnerAddress(delivery.id);
	const to = owner ?? toAgency.to;
	return buildReminderEmail(waiting, {
		...toAgency,
		to,
		deliveryId: delivery.id,
		minutes,
		isOwn: owner !== null,
	});
};

/** The e-mails that the desk sends. */
export const DESK_MESSAGES = { answer, assignment, reminder };
