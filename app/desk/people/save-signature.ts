import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { checkSignature } from "#app/desk/texts/signature.ts";
import type { ChangeOutcome } from "./handle-change.ts";
import type { PeopleForm } from "./person-fields.ts";

export async function saveSignature(
	_context: DeskContext,
	{ id }: Staff,
	{ signature }: PeopleForm,
): ChangeOutcome {
	const { people } = await getDeskServices();
	const checked = checkSignature(signature);
	if (!checked.ok) return { problem: checked.reason, typed: { signature } };
	await people.setSignature(id, signature || null);
	return undefined;
}
