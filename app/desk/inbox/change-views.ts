import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { MAX_VIEWS } from "#app/desk/store/saved-views.ts";
import { t } from "#app/messages/en/desk-views.server.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { renderInbox } from "./render-inbox.tsx";
import { MAX_VIEW_NAME, toViewQuery } from "./saved-view.tsx";

/** The name of a view that is saved or renamed, and not empty where it is for all; the id of one that is changed. */
export const viewFields = z.object({
	name: z.pipe(text, z.transform(cleanLine)),
	all: text,
	saved: text,
});

type ViewForm = z.infer<typeof viewFields>;

/** Saves the filter of the inbox's address as a view; one for all is saved by owners alone. */
export async function saveView(context: DeskContext, { name, all }: ViewForm): Promise<Response> {
	const { savedViews } = await getDeskServices();
	const { staff } = context.var.session;
	if (!isName(name)) return renderInbox(context, t("nameWrong", { most: MAX_VIEW_NAME }));
	const query = toViewQuery(parseInboxFilter(new URL(context.req.url).searchParams));
	const isForAll = all !== "" && staff.role === "owner" ? 1 : 0;
	const saved = await savedViews.save({ name, query, staffId: staff.id, isForAll });
	if (!saved) return renderInbox(context, t("tooMany", { most: MAX_VIEWS }));
	return context.redirect(toFlashAddress(`/desk${query}`, "save-view"), 303);
}

/** Renames a view that the reader may change. */
export async function renameView(
	context: DeskContext,
	{ saved, name }: ViewForm,
): Promise<Response> {
	const { savedViews } = await getDeskServices();
	if (!isName(name)) return renderInbox(context, t("nameWrong", { most: MAX_VIEW_NAME }));
	const renamed = await savedViews.rename(saved, name, context.var.session.staff);
	if (!renamed) return renderInbox(context, t("notChanged"));
	return context.redirect(toFlashAddress(`/desk${renamed.query}`, "rename-view"), 303);
}

/** Removes a view that the reader may change. */
export async function removeView(context: DeskContext, { saved }: ViewForm): Promise<Response> {
	const { savedViews } = await getDeskServices();
	const isRemoved = await savedViews.remove(saved, context.var.session.staff);
	if (!isRemoved) return renderInbox(context, t("notChanged"));
	return context.redirect(toFlashAddress("/desk", "remove-view"), 303);
}

function isName(name: string): boolean {
	return name !== "" && name.length <= MAX_VIEW_NAME;
}
