import { toDoneAddress } from "#app/desk/changes/done.ts";
import { tellAccountChange } from "#app/desk/emails/account-notice.ts";
import { sendSignInLink, toLinkUrl } from "#app/desk/emails/send-sign-in-link.ts";
import { addPasskey, type PasskeyRejection } from "#app/desk/passkeys/passkeys.ts";
import type { Role } from "#app/desk/permissions.ts";
import { parseSubscription } from "#app/desk/push/subscription.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { formatDevice } from "#app/desk/request/format-device.ts";
import { parseDeskForm } from "#app/desk/request/parse-form.ts";
import { getDevice, leaveDesk } from "#app/desk/sign-in/start-session.ts";
import type { StaffChangeResult } from "#app/desk/store/change-staff.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { checkSignature } from "#app/desk/texts/signature.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { cleanEmail } from "#app/platform/clean-text.ts";
import { parseEmailAddress } from "#app/platform/email-address.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report } from "#app/platform/operations-log.ts";
import type { PeopleResult } from "./people-page.tsx";
import { MAX_NAME_LENGTH, parseStaffName } from "./person-fields.ts";
import { renderPeople } from "./render-people.tsx";

type Form = Awaited<ReturnType<typeof parseDeskForm>>;
/** A change of the page; undefined ends in a redirect. */
type Change = (context: DeskContext, form: Form) => Promise<PeopleResult | undefined>;

const PASSKEY_REJECTIONS: Record<PasskeyRejection, string> = {
	stale: "This page was open for too long. Please add the passkey once more.",
	rejected: "This passkey could not be added. Please try again, or use another device.",
};

const STAFF_REJECTIONS: Record<Exclude<StaffChangeResult, "changed">, string> = {
	missing: "That person is not one of the desk.",
	"last-owner":
		"Nothing was changed: this is the only owner, and without one nobody could invite or disable anybody.",
};

/** The changes by intent; who may make them is in app/desk/permissions.ts. */
const CHANGES: Record<string, Change> = {
	invite,
	link: (context, form) => withPerson(form, (person) => createLink(context, person, "made")),
	role: (context, form) =>
		withPerson(form, (person) => setRole(context, person, parseRole(form.get("role")))),
	disable: (_context, form) => withPerson(form, (person) => setDisabled(person, true)),
	enable: (_context, form) => withPerson(form, (person) => setDisabled(person, false)),
	erase: (context, form) =>
		withPerson(form, async ({ id }) => {
			const { people } = await getDeskServices();
			return explain(await people.erase(id, byPerson(context.var.session.staff.id)));
		}),
	"add-passkey": addOwnPasskey,
	"remove-passkey": (context, form) => removePasskey(context, context.var.session.staff, form),
	"remove-their-passkey": (context, form) =>
		withPerson(form, (person) => removePasskey(context, person, form)),
	signature: saveSignature,
	"push-on": turnPushOn,
	"push-off": async (context, form) => {
		const { devices } = await getDeskServices();
		await devices.remove(form.get("device"), context.var.session.staff.id);
		return undefined;
	},
	"end-session": (context, form) => endSession(context.var.session.staff, form),
	"end-their-session": (_context, form) => withPerson(form, (person) => endSession(person, form)),
	"end-all-sessions": (context) => endAllSessions(context.var.session.staff),
	"end-their-sessions": (_context, form) => withPerson(form, endAllSessions),
};

export async function changePeople(context: DeskContext): Promise<Response> {
	const form = await parseDeskForm(context);
	const intent = form.get("intent");
	const result = await CHANGES[intent]?.(context, form);
	if (result) return renderPeople(context, result);
	if (intent === "end-all-sessions") return leaveDesk(context);
	// What was planned is counted by the person.
	const isEnded = intent === "disable" || intent === "erase";
	const query = isEnded ? `?${new URLSearchParams({ person: form.get("person") })}` : "";
	return context.redirect(toDoneAddress(`/desk/people${query}`, intent), 303);
}

async function withPerson(
	form: Form,
	change: (person: Staff) => Promise<PeopleResult | undefined>,
): Promise<PeopleResult | undefined> {
	const { people } = await getDeskServices();
	const person = await people.findById(form.get("person"));
	return person ? change(person) : explain("missing");
}

function explain(result: StaffChangeResult): PeopleResult | undefined {
	return result === "changed" ? undefined : { problem: STAFF_REJECTIONS[result] };
}

async function invite(context: DeskContext, form: Form): Promise<PeopleResult> {
	const { people } = await getDeskServices();
	const invitation = {
		name: form.get("name"),
		email: cleanEmail(form.get("email")),
		role: form.get("role"),
	};
	const typed = { invitation };
	const name = parseStaffName(invitation.name);
	if (!name)
		return { problem: `Please give a name of at most ${MAX_NAME_LENGTH} characters.`, typed };
	const email = parseEmailAddress(invitation.email);
	if (email === null)
		return { problem: "Please give an e-mail address, as name@example.com.", typed };
	const role = parseRole(invitation.role);
	const person = await people.invite(name, email, role);
	if (!person) return { problem: `${email} is invited already: make a new link instead.`, typed };
	if (role === "owner") await tellOwners(context, person, "owner-invited");
	return createLink(context, person, "invitation");
}

async function createLink(
	context: DeskContext,
	person: Staff,
	kind: "invitation" | "made",
): Promise<PeopleResult> {
	if (person.disabledAt) return { problem: `${person.name} is disabled: enable them first.` };
	const { people } = await getDeskServices();
	const link = kind === "invitation" ? kind : "later";
	const url = toLinkUrl(await people.createLink(person.id, link));
	const origin = { kind, by: context.var.session.staff.name, device: getDevice(context) };
	// The address is on the page in any case, so the response does not wait for the mail server.
	sendSignInLink(person, url, origin).catch((error) =>
		report("A sign-in link could not be sent:", error),
	);
	return { person, url, link, isMailed: getEnv().SMTP_URL !== undefined };
}

async function setRole(context: DeskContext, person: Staff, role: Role) {
	const { people } = await getDeskServices();
	const result = await people.setRole(person.id, role);
	if (result === "changed" && role !== person.role)
		await tellOwners(context, { ...person, role }, "role-changed");
	return explain(result);
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

function parseRole(text: string): Role {
	return text === "owner" ? "owner" : "member";
}

async function setDisabled({ id }: Staff, isDisabled: boolean) {
	const { people } = await getDeskServices();
	return explain(await people.setDisabled(id, isDisabled));
}

async function addOwnPasskey(context: DeskContext, form: Form): Promise<PeopleResult | undefined> {
	const { party } = await getDeskServices();
	const { staff } = context.var.session;
	const passkey = form.get("name");
	const typed = { passkey };
	// The name is checked before the device creates a passkey.
	if (passkey.length > MAX_NAME_LENGTH)
		return { problem: `Please give a name of at most ${MAX_NAME_LENGTH} characters.`, typed };
	const device = getDevice(context);
	const name = passkey || formatDevice(device).slice(0, MAX_NAME_LENGTH);
	const added = await addPasskey(party, form.get("response"), { staffId: staff.id, name });
	if (!added.ok) return { problem: PASSKEY_REJECTIONS[added.reason], typed };
	tellAccountChange(staff, { kind: "passkey-added", passkey: name, by: null, device });
}

async function removePasskey(context: DeskContext, person: Staff, form: Form): Promise<undefined> {
	const { passkeys } = await getDeskServices();
	const { staff } = context.var.session;
	const removed = await passkeys.remove(form.get("passkey"), person.id);
	if (!removed) return;
	tellAccountChange(person, {
		kind: "passkey-removed",
		passkey: removed.name,
		by: staff.id === person.id ? null : staff.name,
		device: getDevice(context),
	});
}

async function saveSignature(context: DeskContext, form: Form): Promise<PeopleResult | undefined> {
	const { people } = await getDeskServices();
	const signature = form.get("signature");
	const checked = checkSignature(signature);
	if (!checked.ok) return { problem: checked.reason, typed: { signature } };
	await people.setSignature(context.var.session.staff.id, signature || null);
	return undefined;
}

async function turnPushOn(context: DeskContext, form: Form): Promise<PeopleResult | undefined> {
	const { devices } = await getDeskServices();
	const { staff, session } = context.var.session;
	const subscription = parseSubscription(form.get("subscription"));
	if (!subscription)
		return { problem: "Notifications were not turned on: this browser gave no address for them." };
	const hasNames = form.get("names") ? 1 : 0;
	const device = getDevice(context);
	const owner = { staffId: staff.id, sessionHash: session.hash, device };
	await devices.add({ ...subscription, ...owner, hasNames });
	tellAccountChange(staff, { kind: "notifications-on", by: null, device });
	return undefined;
}

async function endSession({ id }: Staff, form: Form): Promise<undefined> {
	const { people } = await getDeskServices();
	if (form.get("session")) await people.endSessions(id, form.get("session"));
}

async function endAllSessions({ id }: Staff): Promise<undefined> {
	const { people } = await getDeskServices();
	await people.endSessions(id);
}
