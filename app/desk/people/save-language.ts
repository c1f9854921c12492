import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { ChangeOutcome } from "./handle-change.ts";
import type { PeopleForm } from "./person-fields.ts";

/** Saves the language of the reader, in which they read the next page. */
export async function saveLanguage(
	_context: DeskContext,
	{ id }: Staff,
	{ language }: PeopleForm,
): ChangeOutcome {
	const { people } = await getDeskServices();
	await people.setLanguage(id, language || null);
	return undefined;
}
