import { tellAccountChange } from "#app/desk/emails/account-notice.ts";
import { addPasskey, type PasskeyRejection } from "#app/desk/passkeys/passkeys.ts";
import { parseSubscription } from "#app/desk/push/subscription.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { formatDevice } from "#app/desk/request/format-device.ts";
import { getDevice, leaveDesk } from "#app/desk/sign-in/start-session.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-devices.server.ts";
import type { ChangeOutcome } from "./handle-change.ts";
import { MAX_NAME_LENGTH, type PeopleForm } from "./person-fields.ts";

/** The messages that say why a passkey is not added. */
const PASSKEY_REJECTIONS = {
	stale: "isStale",
	rejected: "isRejected",
} as const satisfies Record<PasskeyRejection, string>;

export async function addOwnPasskey(
	context: DeskContext,
	staff: Staff,
	{ name: passkey, response }: PeopleForm,
): ChangeOutcome {
	const { party } = await getDeskServices();
	const typed = { passkey };
	// The name is checked before the device creates a passkey.
	if (passkey.length > MAX_NAME_LENGTH)
		return { problem: t("passkeyNameLong", { most: MAX_NAME_LENGTH }), typed };
	const device = getDevice(context);
	const name = passkey || formatDevice(device).slice(0, MAX_NAME_LENGTH);
	const added = await addPasskey(party, response, { staffId: staff.id, name });
	if (!added.ok) return { problem: t(PASSKEY_REJECTIONS[added.reason]), typed };
	tellAccountChange(staff, { kind: "passkey-added", passkey: name, by: null, device });
}

export async function removePasskey(
	context: DeskContext,
	person: Staff,
	{ passkey }: PeopleForm,
): ChangeOutcome {
	const { passkeys } = await getDeskServices();
	const { staff } = context.var.session;
	const removed = await passkeys.remove(passkey, person.id);
	if (!removed) return undefined;
	tellAccountChange(person, {
		kind: "passkey-removed",
		passkey: removed.name,
		by: staff.id === person.id ? null : staff.name,
		device: getDevice(context),
	});
	return undefined;
}

export async function turnPushOn(
	context: DeskContext,
	staff: Staff,
	form: PeopleForm,
): ChangeOutcome {
	const { devices } = await getDeskServices();
	const { session } = context.var.session;
	const subscription = parseSubscription(form.subscription);
	if (!subscription) return { problem: t("noAddress") };
	const hasNames = form.names ? 1 : 0;
	const device = getDevice(context);
	const owner = { staffId: staff.id, sessionHash: session.hash, device };
	await devices.add({ ...subscription, ...owner, hasNames });
	tellAccountChange(staff, { kind: "notifications-on", by: null, device });
	return undefined;
}

export async function turnPushOff(
	_context: DeskContext,
	{ id }: Staff,
	{ device }: PeopleForm,
): ChangeOutcome {
	const { devices } = await getDeskServices();
	await devices.remove(device, id);
	return undefined;
}

export async function endSession(
	_context: DeskContext,
	{ id }: Staff,
	{ session }: PeopleForm,
): ChangeOutcome {
	const { people } = await getDeskServices();
	if (session) await people.endSessions(id, session);
	return undefined;
}

export async function endAllSessions(_context: DeskContext, { id }: Staff): ChangeOutcome {
	const { people } = await getDeskServices();
	await people.endSessions(id);
	return undefined;
}

/** Ends all sessions of the reader, that of the request too. */
export async function endOwnSessions(context: DeskContext): Promise<Response> {
	await endAllSessions(context, context.var.session.staff);
	return leaveDesk(context);
}
