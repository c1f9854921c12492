import { type FlashMessage, findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import copyScript from "#app/desk/page/inline-scripts/desk-copy.ts?inline-script";
import passkeyScript from "#app/desk/page/inline-scripts/desk-passkey.ts?inline-script";
import pushScript from "#app/desk/page/inline-scripts/desk-push.ts?inline-script";
import { buildRegistrationOptions } from "#app/desk/passkeys/passkeys.ts";
import { getPushKeys } from "#app/desk/push/push-delivery.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { isRecentSignIn } from "#app/desk/request/recent-sign-in.ts";
import { getReturned } from "#app/desk/sign-in/returned-form.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t as tDevices } from "#app/messages/en/desk-devices.server.ts";
import { t as tLanguage } from "#app/messages/en/desk-language.server.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import { toFields } from "#app/platform/http/form-fields.ts";
import { describeTakenBack } from "./describe-taken-back.ts";
import type { Devices } from "./devices.tsx";
import { PeoplePage, type PeopleResult, type TypedPerson } from "./people-page.tsx";
import { MAX_NAME_LENGTH, peopleFields } from "./person-fields.ts";

export async function renderPeople(context: DeskContext, result?: PeopleResult): Promise<Response> {
	const { people, passkeys, party, devices, pushKey } = await getDeskServices();
	const { session } = context.var;
	const { staff: reader } = session;
	const loadDevices = async ({ id }: Staff): Promise<Devices> => ({
		passkeys: await passkeys.list(id),
		sessions: await people.listSessions(id),
	});
	const planned = await people.countPlanned();
	const staff = (await people.list()).map(async (person) => ({
		person,
		devices: reader.role === "owner" && person.id !== reader.id ? await loadDevices(person) : null,
		planned: planned.get(person.id) ?? 0,
	}));
	return renderDeskPage(context, {
		title: t("peopleAndDevices"),
		session,
		scripts: [passkeyScript, pushScript, copyScript],
		status: result && "problem" in result ? 422 : 200,
		content: (
			<PeoplePage
				session={session}
				staff={await Promise.all(staff)}
				own={await loadDevices(reader)}
				push={{
					devices: await devices.list(reader.id),
					publicKey: getPushKeys(pushKey).publicKey,
				}}
				options={
					isRecentSignIn(session.session) ? await buildRegistrationOptions(party, reader) : null
				}
				typed={{ ...(await getTyped(context)), ...(result && "problem" in result && result.typed) }}
				path={context.req.path + new URL(context.req.url).search}
				result={result}
				done={result ? null : await findDonePeople(context)}
			/>
		),
	});
}

/** Returns what is told of a change, by its kind. */
function getDone(): Record<string, string> {
	return {
		signature: tDevices("signatureSaved"),
		language: tLanguage("saved"),
		"push-on": tDevices("isOn"),
		"push-off": tDevices("isOff"),
		role: t("roleChanged"),
		"may-publish": t("mayPublishChanged"),
		disable: t("disabled"),
		enable: t("enabled"),
		erase: t("erased"),
		"add-passkey": tDevices("passkeyAdded"),
		"remove-passkey": tDevices("passkeyRemoved"),
		"remove-their-passkey": tDevices("passkeyRemoved"),
		"end-session": tDevices("signedOut"),
		"end-their-session": tDevices("signedOut"),
		"end-their-sessions": t("signedOutEverywhere"),
	};
}

/** Finds what was just done, by the address. */
async function findDonePeople(context: DeskContext): Promise<FlashMessage | null> {
	const done = findFlashSentence(context, getDone());
	if (!done) return null;
	const person = context.req.query("person");
	const { people } = await getDeskServices();
	const takenBack = person ? describeTakenBack(await people.countTakenBack(person)) : "";
	return { ...done, text: [done.text, takenBack].filter(Boolean).join(" ") };
}

/** Returns what comes back from another sign-in. */
async function getTyped(context: DeskContext): Promise<TypedPerson> {
	const form = peopleFields.parse(toFields(await getReturned(context)));
	const { intent, name, names } = form;
	return {
		...(intent === "invite" && { invitation: form }),
		hasNames: intent !== "push-on" || names !== "",
		passkey: intent === "add-passkey" ? name.slice(0, MAX_NAME_LENGTH) : "",
	};
}
