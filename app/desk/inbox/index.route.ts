import { listActions } from "#app/desk/changes/intents.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { changeSelected } from "./change-selected.ts";
import { dismissMessage } from "./dismiss-message.ts";
import { declinePasskey, makeTestEnquiry, removeSamples } from "./onboarding/handle-onboarding.ts";
import { renderInbox } from "./render-inbox.tsx";

export const inboxRoute: DeskRoute = {
	path: "/desk",
	role: "member",
	link: { name: "Inbox" },
	get: (context) => renderInbox(context),
	actions: {
		...listActions(changeSelected, { isOfSeveral: true }),
		"dismiss-message": { handle: dismissMessage },
		"test-enquiry": { handle: makeTestEnquiry },
		"remove-samples": { handle: removeSamples },
		"passkey-later": { handle: declinePasskey },
	},
};
