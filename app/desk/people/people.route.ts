import type { DeskAction, DeskRoute, FormHandler } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import {
	changeMayPublish,
	changeRole,
	disable,
	enable,
	erase,
	invite,
	makeLink,
} from "./change-access.ts";
import {
	addOwnPasskey,
	endAllSessions,
	endOwnSessions,
	endSession,
	removePasskey,
	turnPushOff,
	turnPushOn,
} from "./change-devices.ts";
import { handleChange, ofPerson, ofReader } from "./handle-change.ts";
import { renderPeople } from "./render-people.tsx";
import { saveLanguage } from "./save-language.ts";
import { saveSignature } from "./save-signature.ts";

export const peopleRoute: DeskRoute = {
	path: "/desk/people",
	role: "member",
	link: {
		get name() {
			return t("people");
		},
	},
	get: (context) => renderPeople(context),
	actions: {
		signature: { handle: ofReader(saveSignature) },
		language: { handle: ofReader(saveLanguage) },
		"push-on": { handle: ofReader(turnPushOn), needsRecentSignIn: true },
		"push-off": { handle: ofReader(turnPushOff) },
		"add-passkey": { handle: ofReader(addOwnPasskey), needsRecentSignIn: true },
		"remove-passkey": { handle: ofReader(removePasskey), needsRecentSignIn: true },
		"end-session": { handle: ofReader(endSession) },
		"end-all-sessions": { handle: endOwnSessions },
		"end-their-session": { handle: ofPerson(endSession), role: "owner" },
		"end-their-sessions": { handle: ofPerson(endAllSessions), role: "owner" },
		"remove-their-passkey": byRecentOwner(ofPerson(removePasskey)),
		invite: byRecentOwner(handleChange(invite)),
		link: byRecentOwner(ofPerson(makeLink)),
		role: byRecentOwner(ofPerson(changeRole)),
		"may-publish": byRecentOwner(ofPerson(changeMayPublish)),
		disable: byRecentOwner(ofPerson(disable)),
		enable: byRecentOwner(ofPerson(enable)),
		erase: byRecentOwner(ofPerson(erase)),
	},
};

/** Returns an action that gives or takes access: it needs an owner who has just signed in. */
function byRecentOwner(handle: FormHandler): DeskAction {
	return { handle, role: "owner", needsRecentSignIn: true };
}
