import { tellAccountChange } from "#app/desk/emails/account-notice.ts";
import { sendSignInLink } from "#app/desk/emails/send-sign-in-link.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { toLinkUrl } from "#app/desk/sign-in/link-url.ts";
import { getDevice } from "#app/desk/sign-in/start-session.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report } from "#app/platform/operations-log.ts";
import { type ChangeOutcome, explain } from "./handle-change.ts";
import type { PeopleResult } from "./people-page.tsx";
import { MAX_NAME_LENGTH, type PeopleForm, parseStaffName } from "./person-fields.ts";

export async function invite(context: DeskContext, invitation: PeopleForm): Promise<PeopleResult> {
	const { people } = await getDeskServices();
	const { role } = invitation;
	const typed = { invitation };
	const name = parseStaffName(invitation.name);
	if (!name) return { problem: t("nameWrong", { most: MAX_NAME_LENGTH }), typed };
	const email = parseEmailAddress(invitation.email);
	if (email === null) return { problem: t("emailWrong"), typed };
	const person = await people.invite(name, email, role);
	if (!person) return { problem: t("isInvited", { email }), typed };
	if (role === "owner") await tellOwners(context, person, "owner-invited");
	return createLink(context, person, "invitation");
}

/** Makes a new link that signs the person in. */
export function makeLink(context: DeskContext, person: Staff): Promise<PeopleResult> {
	return createLink(context, person, "made");
}

export async function changeRole(
	context: DeskContext,
	person: Staff,
	{ role }: PeopleForm,
): ChangeOutcome {
	const { people } = await getDeskServices();
	const result = await people.setRole(person.id, role);
	if (result === "changed" && role !== person.role)
		await tellOwners(context, { ...person, role }, "role-changed");
	return explain(result);
}

export async function changeMayPublish(
	_context: DeskContext,
	{ id }: Staff,
	{ publishes }: PeopleForm,
): ChangeOutcome {
	const { people } = await getDeskServices();
	return explain(await people.setMayPublish(id, publishes !== ""));
}

/** Signs a person out everywhere, who can sign in no more. */
export async function disable(_context: DeskContext, { id }: Staff): ChangeOutcome {
	const { people } = await getDeskServices();
	return explain(await people.setDisabled(id, true));
}

export async function enable(_context: DeskContext, { id }: Staff): ChangeOutcome {
	const { people } = await getDeskServices();
	return explain(await people.setDisabled(id, false));
}

export async function erase(context: DeskContext, { id }: Staff): ChangeOutcome {
	const { people } = await getDeskServices();
	return explain(await people.erase(id, byPerson(context.var.session.staff.id)));
}

async function createLink(
	context: DeskContext,
	person: Staff,
	kind: "invitation" | "made",
): Promise<PeopleResult> {
	if (person.disabledAt) return { problem: t("isDisabled", { name: person.name }) };
	const { people } = await getDeskServices();
	const link = kind === "invitation" ? kind : "later";
	const url = toLinkUrl(getEnv().SITE_URL, await people.createLink(person.id, link));
	const origin = { kind, by: context.var.session.staff.name, device: getDevice(context) };
	// The address is on the page in any case, so the response does not wait for the mail server.
	sendSignInLink(person, url, origin).catch((error) =>
		report("A sign-in link could not be sent:", error),
	);
	return { person, url, link, isMailed: getEnv().SMTP_URL !== undefined };
}

/** Tells the owners except the author, and the person whose role was changed. */
async function tellOwners(
	context: DeskContext,
	person: Staff,
	kind: "owner-invited" | "role-changed",
): Promise<void> {
	const { people } = await getDeskServices();
	const { staff } = context.var.session;
	const change = { kind, person, by: staff.name, device: getDevice(context) };
	const others = (await people.listOwners()).filter(({ id }) => id !== person.id);
	const receivers = kind === "role-changed" ? [...others, person] : others;
	for (const each of receivers) if (each.id !== staff.id) tellAccountChange(each, change);
}
