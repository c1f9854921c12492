import * as z from "zod/mini";
import { INTENTS, listActions } from "#app/desk/changes/intents.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
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
	get: (context) => toShortAddress(context) ?? renderInbox(context),
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

/** Redirects to the address without the fields that a form has sent empty; null where there is none. */
function toShortAddress(context: DeskContext): Response | null {
	const { searchParams: query } = new URL(context.req.url);
	const kept = [...query].filter(([, value]) => value !== "");
	if (kept.length === query.size) return null;
	return context.redirect(kept.length > 0 ? `/desk?${new URLSearchParams(kept)}` : "/desk", 302);
}
