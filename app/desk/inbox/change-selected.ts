import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { changeFields, getIntent, parseChange } from "#app/desk/changes/intents.ts";
import { findUndoRejection } from "#app/desk/changes/undo-rejections.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type ChangeResult } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { text, texts } from "#app/platform/http/form-fields.ts";
import { addMissing } from "./missing.ts";
import { renderInbox } from "./render-inbox.tsx";

/** The greatest number of enquiries that are changed at once: those of one page. */
const MAX_SELECTED = 50;

/** The change, the ids of the enquiries, and those of the events of each that are undone. */
export const selectedFields = z.extend(changeFields, { intent: text, id: texts, event: texts });

/** Changes the selected enquiries, and shows the same view again. */
export async function changeSelected(
	context: DeskContext,
	{ intent, id, event: events, ...form }: z.infer<typeof selectedFields>,
): Promise<Response> {
	const { database, people } = await getDeskServices();
	const [event = ""] = events;
	const parsed = parseChange(intent, { ...form, event }, await people.list());
	if (!parsed.ok) return renderInbox(context, parsed.reason);
	const change = parsed.value;
	const ids = id.slice(0, MAX_SELECTED);
	if (ids.length === 0) return renderInbox(context, t("nothingTicked"));
	const by = byPerson(context.var.session.staff.id);
	const results: ChangeResult[] = [];
	for (const [index, id] of ids.entries()) {
		const eventId = events[index];
		const given = change.kind === "undo" && eventId ? { ...change, eventId } : change;
		results.push(await changeEnquiry(database, { id, by }, given));
	}
	const rejections = results.map(findUndoRejection);
	if (rejections.every(Boolean)) return renderInbox(context, rejections[0] ?? null);
	const missing = results.filter((result) => result === "missing").length;
	if (missing === results.length) return renderInbox(context, t("allErased"));
	if (change.kind === "ham" || change.kind === "undo") wakeWorker();
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const done = getIntent(change.kind)?.event ?? change.kind;
	const address = toFlashAddress(`/desk${toInboxQuery(filter)}`, done, ids);
	return context.redirect(missing > 0 ? addMissing(address, missing) : address, 303);
}
