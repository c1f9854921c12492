import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { changeSelected } from "./change-selected.ts";
import { dismissMessage } from "./dismiss-message.ts";
import { declinePasskey, makeTestEnquiry, removeSamples } from "./first-hour/begin.ts";
import { renderInbox } from "./render-inbox.tsx";

export const inboxRoute: DeskRoute = {
	path: "/desk",
	role: "member",
	link: { name: "Inbox" },
	get: (context) => renderInbox(context),
	actions: {
		spam: { handle: changeSelected },
		ham: { handle: changeSelected },
		state: { handle: changeSelected },
		owner: { handle: changeSelected },
		snooze: { handle: changeSelected },
		undo: { handle: changeSelected },
		"dismiss-message": { handle: dismissMessage },
		"test-enquiry": { handle: makeTestEnquiry },
		"remove-samples": { handle: removeSamples },
		"passkey-later": { handle: declinePasskey },
	},
};
