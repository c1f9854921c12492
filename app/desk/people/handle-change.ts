import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type FormHandler, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { StaffChangeResult } from "#app/desk/store/change-staff.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import type { PeopleResult } from "./people-page.tsx";
import { type PeopleForm, peopleFields } from "./person-fields.ts";
import { renderPeople } from "./render-people.tsx";

/** What a change has to show; undefined ends in a redirect. */
export type ChangeOutcome = Promise<PeopleResult | undefined>;

type PersonChange = (context: DeskContext, person: Staff, form: PeopleForm) => ChangeOutcome;

/** The messages that say why a person is not changed. */
const STAFF_REJECTIONS = {
	missing: "isMissing",
	"last-owner": "isLastOwner",
} as const satisfies Record<Exclude<StaffChangeResult, "changed">, string>;

/** Makes a change, and shows the page again. One that is rejected comes back with what was typed. */
export function handleChange(
	change: (context: DeskContext, form: PeopleForm) => ChangeOutcome,
): FormHandler {
	return withFields(peopleFields, async (context, form) => {
		const result = await change(context, form);
		return result ? renderPeople(context, result) : showDone(context, form);
	});
}

/** Makes a change of the reader. */
export function ofReader(change: PersonChange): FormHandler {
	return handleChange((context, form) => change(context, context.var.session.staff, form));
}

/** Makes a change of the person whom the form names. */
export function ofPerson(change: PersonChange): FormHandler {
	return handleChange(async (context, form) => {
		const { people } = await getDeskServices();
		const person = await people.findById(form.person);
		return person ? change(context, person, form) : explain("missing");
	});
}

export function explain(result: StaffChangeResult): PeopleResult | undefined {
	return result === "changed" ? undefined : { problem: t(STAFF_REJECTIONS[result]) };
}

function showDone(context: DeskContext, { intent, person }: PeopleForm): Response {
	// What was planned is counted by the person.
	const isEnded = intent === "disable" || intent === "erase";
	const query = isEnded ? `?${new URLSearchParams({ person })}` : "";
	return context.redirect(toFlashAddress(`/desk/people${query}`, intent), 303);
}
