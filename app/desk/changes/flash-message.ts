import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { parseEvent } from "#app/enquiries/event-table.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { UNDO_MS } from "#app/enquiries/store/change-types.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { isSavedTogether, isUndoable } from "#app/enquiries/store/undo.ts";
import { t } from "#app/messages/en/desk-done.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { describeDone, isFinishing, type MadeEvent, type Subject } from "./event-words.ts";

/** The time in ms for which the desk tells what was done; a later visit of the same address is another one. */
const TOLD_MS = MINUTE;
/** The id of the form of an enquiry's page. */
export const ENQUIRY_FORM = "enquiry-form";
const idsSchema = z.array(z.uuid()).check(z.maxLength(50));

/** A change that the reader has just made. */
export type FlashMessage = {
	/** What was done, in a sentence. */
	text: string;
	/** The link to the next enquiry without an answer; null if there is none, and undefined if it is not offered. */
	next: string | null | undefined;
	/** The form that undoes it; undefined if it cannot be undone. */
	undo?: Undo | undefined;
};

/** A form of several enquiries, of one, or the form of the page, which sends along what was typed meanwhile. */
type Undo = {
	action: string;
	/** The events that are undone, and their enquiries where the action is not one's own. */
	events: readonly string[];
	ids: readonly string[];
	form?: string;
	/** The event that waits to be undone, and is told by e-mail soon. */
	holds?: string | undefined;
};

/** The week of calls, which has forms that change them. */
export const CALLS = "/desk/bookings";

/** In place of a kind: a form that saves several values, and one that changed nothing. */
export const SAVE = "save";
export const UNCHANGED = "unchanged";

/** Adds to an address of the desk that a change of this kind was made; `ids` are those of several enquiries. */
export function toFlashAddress(address: string, kind: string, ids: readonly string[] = []): string {
	const query = new URLSearchParams({ done: kind });
	if (ids.length > 0) {
		query.set("count", String(ids.length));
		query.set("ids", ids.join(","));
	}
	return `${address}${address.includes("?") ? "&" : "?"}${query}#done`;
}

/**
 * Finds the change that the address tells of. The events decide: it counts if it is the last one that the reader made, within
 * the last minute, so that an address that is kept or opened again tells nothing wrong.
 */
export async function findFlashMessage(
	context: DeskContext,
	doneKind?: string,
): Promise<FlashMessage | null> {
	const query = new URL(context.req.url).searchParams;
	const kind = doneKind ?? query.get("done");
	if (!kind) return null;
	if (kind === UNCHANGED) return { text: t("unchanged"), next: undefined };
	const page = context.req.param("id");
	const named = query.get("ids")?.split(",") ?? (page ? [page] : []);
	const ids = idsSchema.safeParse(named).data ?? [];
	const { database, people } = await getDeskServices();
	const { staff } = context.var.session;
	const rows = await database.db
		.selectFrom("enquiryEvents")
		.innerJoin("enquiries", "enquiries.id", "enquiryEvents.enquiryId")
		.select(["enquiryEvents.id", "enquiryId", "kind", "data", "sendAt", "text"])
		.select(["at", "replaced", "name", "isSample", "email"])
		.where("enquiryId", "in", ids)
		.where("staffId", "=", staff.id)
		.where("at", ">=", new Date(getNow() - TOLD_MS).toISOString())
		.orderBy("enquiryEvents.revision")
		.execute();
	const events = rows.map(parseEvent);
	const last = new Map(events.map((event) => [event.enquiryId, event]));
	const made = [...last.values()].filter((event) =>
		kind === SAVE ? isSavedTogether(event) : event.kind === kind,
	);
	const [change] = made;
	if (!change) return null;
	const undoable = made.filter(
		(event) => isUndoable(event) && getNow() - Date.parse(event.at) < UNDO_MS,
	);
	const isSentSoon = EVENTS[change.kind].isToldLate && !change.sendAt && !change.isSample;
	const undo = toUndo(context, undoable, isSentSoon);
	const isOfPage = change.enquiryId === page;
	// On the page of the next enquiry only what can still be undone is told of the one before.
	if (page && !isOfPage && !undo) return null;
	const subject = getSubject(page, made);
	const together =
		kind === SAVE
			? events.filter((event) => event.at === change.at && isSavedTogether(event))
			: [change];
	const list = await people.list();
	const text = together.map((each) => describeDone(each, subject, list)).join(" ");
	const kept = kind === "undone" && !doneKind ? ids.length - made.length : 0;
	return {
		text: kept > 0 ? `${text} ${t("notUndone", { count: kept })}` : text,
		next:
			isOfPage && together.some(isFinishing)
				? await findNext(context, page, undo && { done: kind, ids: page })
				: undefined,
		undo,
	};
}

/** Finds what the address tells of, of changes that are no events of an enquiry: the sentences by their kinds. */
export function findFlashSentence(
	context: DeskContext,
	sentences: Record<string, string>,
): FlashMessage | null {
	const kind = context.req.query("done") ?? "";
	const text = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
	return text ? { text, next: undefined } : null;
}

function getSubject(
	page: string | undefined,
	made: readonly (MadeEvent & { enquiryId: string })[],
): Subject {
	const [change] = made;
	const name = change?.name ?? "";
	if (!page) return { enquiries: "several", name, count: made.length };
	return { enquiries: change?.enquiryId === page ? "this" : "named", name, count: 1 };
}

/** Returns the form that undoes the last change of these enquiries, on the page that the reader has open. */
function toUndo(
	context: DeskContext,
	undoable: readonly { id: string; enquiryId: string }[],
	isSentSoon: boolean,
): Undo | undefined {
	const ids = undoable.map(({ enquiryId }) => enquiryId);
	const events = undoable.map((event) => event.id);
	const page = context.req.param("id");
	const { searchParams: query } = new URL(context.req.url);
	const view = toInboxQuery(parseInboxFilter(query));
	const [id] = ids;
	if (!id) return undefined;
	const holds = isSentSoon ? events[0] : undefined;
	if (context.req.path === CALLS)
		return { action: `${CALLS}?week=${query.get("week") ?? ""}`, events, ids, holds };
	if (!page) return { action: `/desk${view}`, events, ids };
	const action = `/desk/enquiries/${id}${view}`;
	return { action, events, ids: [], holds, ...(id === page && { form: ENQUIRY_FORM }) };
}

/**
 * Finds the link to the next enquiry without an answer: of those that the view shows, or else of all, and no sample beside
 * enquiries of visitors. Its page tells what
 * was done before, as long as that can be undone.
 */
async function findNext(
	context: DeskContext,
	id: string,
	told: Record<string, string> = {},
): Promise<string | null> {
	const { desk, database } = await getDeskServices();
	const { staff } = context.var.session;
	const { others } = await createSampleStore(database).count();
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const all = parseInboxFilter(new URLSearchParams());
	const owner = filter.view === "mine" ? staff.id : filter.owner;
	for (const unanswered of [{ ...filter, view: all.view, owner, q: "", page: 1 }, all]) {
		const { enquiries } = await desk.list(unanswered, staff.id);
		const next = enquiries.find(
			(enquiry) => enquiry.id !== id && !(enquiry.isSample && others > 0),
		);
		if (!next) continue;
		const query = new URLSearchParams(toInboxQuery(unanswered));
		for (const [name, value] of Object.entries(told)) query.set(name, value);
		return `/desk/enquiries/${next.id}${query.size > 0 ? `?${query}` : ""}`;
	}
	return null;
}
