import * as z from "zod/mini";
import { INTENTS, listActions } from "#app/desk/changes/intents.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { changeSelected, selectedFields } from "./change-selected.ts";
import { removeView, renameView, saveView, viewFields } from "./change-views.ts";
import { dismissMessage } from "./dismiss-message.ts";
import { emptySpam, spamFields } from "./empty-spam.tsx";
import {
	addSamples,
	hideFirstSteps,
	makeTestEnquiry,
	removeSamples,
} from "./onboarding/handle-onboarding.ts";
import { renderInbox } from "./render-inbox.tsx";

const OF_SEVERAL = [...INTENTS].filter(([, { isOfSeveral }]) => isOfSeveral);

export const inboxRoute: DeskRoute = {
	path: "/desk",
	role: "member",
	link: {
		get name() {
			return t("inbox");
		},
	},
	get: (context) => renderInbox(context),
	actions: {
		...listActions(OF_SEVERAL, withFields(selectedFields, changeSelected)),
		"dismiss-message": { handle: withFields(z.object({ message: text }), dismissMessage) },
		"save-view": { handle: withFields(viewFields, saveView) },
		"rename-view": { handle: withFields(viewFields, renameView) },
		"remove-view": { handle: withFields(viewFields, removeView) },
		"empty-spam": { handle: withFields(spamFields, emptySpam), role: "owner" },
		"test-enquiry": { handle: makeTestEnquiry },
		"add-samples": { handle: addSamples },
		"remove-samples": { handle: removeSamples },
		"hide-first-steps": { handle: hideFirstSteps },
	},
};
