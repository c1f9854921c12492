import * as z from "zod/mini";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import type { DeskContext } from "./desk-env.ts";
import { getDeskServices } from "./desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "./inbox-filter.ts";
import type { Staff } from "./store/people-store.ts";

/** The time in ms for which the desk tells what was done; a later visit of the same address is another one. */
const TOLD_MS = MINUTE;
const idsSchema = z.array(z.uuid()).check(z.maxLength(50));

/** The kinds of changes after which the next enquiry without an answer is offered. */
const FINISHING: readonly string[] = [
	"answer",
	"answered-elsewhere",
	"took-place",
	"no-show",
	"snooze",
	"spam",
	"state",
	"won",
	"lost",
];

/** A change that the reader has just made. */
export type Done = {
	/** What was done, in a sentence. */
	text: string;
	/** The link to the next enquiry without an answer; null if there is none, and undefined if it is not offered. */
	next: string | null | undefined;
};

type Change = Pick<EventRow, "kind" | "toValue"> & Pick<Tables["enquiries"], "name" | "isSample">;

/** Adds to an address of the desk that a change of this kind was made; `ids` are those of several enquiries. */
export function toDoneAddress(address: string, kind: string, ids: readonly string[] = []): string {
	const query = new URLSearchParams({ done: kind });
	if (ids.length > 0) {
		query.set("count", String(ids.length));
		query.set("ids", ids.join(","));
	}
	return `${address}${address.includes("?") ? "&" : "?"}${query}#done`;
}

/**
 * Finds the change that the address tells of. The events decide: it counts if it is the last one that a person made, was
 * made by the reader, and within the last minute, so that an address that is kept or opened again tells nothing wrong.
 */
export async function findDone(context: DeskContext, doneKind?: string): Promise<Done | null> {
	const query = new URL(context.req.url).searchParams;
	const kind = doneKind ?? query.get("done");
	if (!kind) return null;
	const one = context.req.param("id");
	const ids = idsSchema.safeParse(one ? [one] : query.get("ids")?.split(",")).data ?? [];
	const { database, people } = await getDeskServices();
	const events = await database.db
		.selectFrom("enquiryEvents")
		.innerJoin("enquiries", "enquiries.id", "enquiryEvents.enquiryId")
		.select(["enquiryId", "kind", "toValue", "staffId", "name", "isSample"])
		.where("enquiryId", "in", ids)
		.where("author", "=", "person")
		.where("at", ">=", new Date(getNow() - TOLD_MS).toISOString())
		.orderBy("enquiryEvents.revision")
		.execute();
	const last = new Map(events.map((event) => [event.enquiryId, event]));
	const { staff } = context.var.session;
	const made = [...last.values()].filter(
		(event) => event.kind === kind && event.staffId === staff.id,
	);
	const [change] = made;
	if (!change) return null;
	const subject = one
		? "This enquiry"
		: `${made.length} ${made.length === 1 ? "enquiry" : "enquiries"}`;
	const isOne = made.length === 1;
	const text = describe(change, subject, isOne ? "is" : "are", await people.list());
	return { text, next: one && FINISHING.includes(kind) ? await findNext(context, one) : undefined };
}

function describe(
	{ kind, toValue, name, isSample }: Change,
	subject: string,
	verb: "is" | "are",
	staff: readonly Staff[],
): string {
	switch (kind) {
		case "note":
			return "Your note is saved.";
		case "answer":
			return isSample ? "Kept here: answers to samples are not sent." : `Sent to ${name}.`;
		case "answered-elsewhere":
			return `Noted: you answered by ${toValue === "whatsapp" ? "WhatsApp" : toValue}.`;
		case "replied":
			return "Noted: they replied, and wait for an answer.";
		case "state":
			return `${subject} ${verb} now: ${STATE_NAMES[toValue as keyof typeof STATE_NAMES] ?? toValue}.`;
		case "owner": {
			const owner = staff.find(({ id }) => id === toValue);
			return owner
				? `${subject} now ${verb === "is" ? "belongs" : "belong"} to ${owner.name}.`
				: `${subject} ${verb} nobody’s now.`;
		}
		case "snooze":
			return toValue
				? `${subject} ${verb} snoozed until ${formatCallTime(Date.parse(toValue))}.`
				: `${subject} ${verb} back in the inbox.`;
		case "spam":
			return `${subject} ${verb} spam now.`;
		case "ham":
			return `${subject} ${verb} not spam: what was held is sent.`;
		case "took-place":
			return "Noted: the call took place.";
		case "no-show":
			return "Noted: a no-show. The visitor still waits for an answer.";
		case "booked":
			return "The call is booked, and both sides hear of it.";
		case "call-moved":
			return "The call is moved, and both sides hear of it.";
		case "call-cancelled":
			return "The call is cancelled, and both sides hear of it.";
		case "send-again":
			return "What had failed is sent again.";
		case "undone":
			return `Undone: ${subject.toLowerCase()} ${verb} as before.`;
		default:
			return "Saved.";
	}
}

/** Finds the link to the next enquiry without an answer: of those that the view shows, or else of all. */
async function findNext(context: DeskContext, id: string): Promise<string | null> {
	const { desk } = await getDeskServices();
	const { staff } = context.var.session;
	const filter = parseInboxFilter(new URL(context.req.url).searchParams);
	const all = parseInboxFilter(new URLSearchParams());
	const owner = filter.view === "mine" ? staff.id : filter.owner;
	for (const unanswered of [{ ...filter, view: all.view, owner, q: "", page: 1 }, all]) {
		const { enquiries } = await desk.list(unanswered, staff.id);
		const next = enquiries.find((enquiry) => enquiry.id !== id);
		if (next) return `/desk/enquiries/${next.id}${toInboxQuery(unanswered)}`;
	}
	return null;
}
