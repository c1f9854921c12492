import * as z from "zod/mini";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, isEnough } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { listFiles } from "../listed-files.ts";
import { findTexts } from "./find-texts.ts";
import { listEntries } from "./list-entries.ts";
import { ListPage } from "./list-page.tsx";

const queryFields = z.object({
	/** The text that is sought; empty for the list of all. */
	q: text,
});

export const websiteRoute: DeskRoute = {
	path: "/desk/website",
	role: "member",
	link: {
		get name() {
			return t("website");
		},
	},
	get: showWebsite,
};

async function showWebsite(context: DeskContext): Promise<Response> {
	const { session } = context.var;
	const { q } = parseQuery(context, queryFields);
	const found = q ? findTexts(listTexts(), q) : null;
	return renderDeskPage(context, {
		title: t("website"),
		session,
		content: (
			<ListPage
				entries={await listEntries(context)}
				sought={q}
				found={found}
				mayPublish={isEnough(session.staff, "publisher")}
				done={findFlashSentence(context, {
					discard: t("discarded"),
					publish: t("reviewPublished"),
					"sent-back": t("reviewSentBack"),
				})}
			/>
		),
	});
}

/** Lists the files with their texts as visitors have them. */
function* listTexts() {
	for (const { file, kind } of listFiles()) {
		const found = getEditing().getText(file);
		if (found !== null) yield { file, kind, text: found };
	}
}
