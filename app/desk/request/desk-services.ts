import { createBusyCalendars } from "#app/calls/busy-calendars.ts";
import { getContent } from "#app/content/content.server.ts";
import { createPasskeyStore } from "#app/desk/passkeys/passkey-store.ts";
import type { RelyingParty } from "#app/desk/passkeys/passkeys.ts";
import { createAnswerStore } from "#app/desk/store/answer-store.ts";
import { createAssignmentStore } from "#app/desk/store/assignment-store.ts";
import { createDeskStore } from "#app/desk/store/desk-store.ts";
import { createDraftStore } from "#app/desk/store/draft-store.ts";
import { createNumbersStore } from "#app/desk/store/numbers-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createPushStore } from "#app/desk/store/push-store.ts";
import { createReminderStore } from "#app/desk/store/reminder-store.ts";
import { createSavedViewStore } from "#app/desk/store/saved-views.ts";
import { createTemplateStore } from "#app/desk/store/template-store.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";

let isAnybodyInvited = false;

/** Returns the stores of the desk. */
export async function getDeskServices() {
	const services = await getEnquiryServices();
	const { database, formKey } = services;
	const passkeys = createPasskeyStore(database);
	const { name } = getContent().site;
	const party: RelyingParty = { name, siteUrl: getEnv().SITE_URL, key: formKey, passkeys };
	return {
		...services,
		people: createPeopleStore(database),
		desk: createDeskStore(database),
		passkeys,
		party,
		numbers: createNumbersStore(database),
		answers: createAnswerStore(database),
		drafts: createDraftStore(database),
		savedViews: createSavedViewStore(database),
		templates: createTemplateStore(database, () => getContent().desk.answers),
		reminders: createReminderStore(database),
		assignments: createAssignmentStore(database),
		devices: createPushStore(database),
		busyCalendars: createBusyCalendars(database, () => getContent().pages.contact.booking),
	};
}

/** Returns whether the desk is open: from the first invitation on, unless DESK is off. */
export async function isDeskOpen(): Promise<boolean> {
	if (!getEnv().DESK) return false;
	const { people } = await getDeskServices();
	isAnybodyInvited ||= await people.isAnybodyInvited();
	return isAnybodyInvited;
}
