import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { getNow } from "#app/platform/clock.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { Change, Effect, NewEvent, Rejection, StoppingKind } from "./change-types.ts";
import { listPersonIds } from "./find-person.ts";
import { listMatterIds, selectMatterIds } from "./matters.ts";
import { NOT_DUE } from "./next-step.ts";
import { markTakenBack, takeAnswerBack } from "./taken-back.ts";
import { countAnswers, getStateAfter, listTurns } from "./turns.ts";

type EnquiryRow = Tables["enquiries"];
type PlannedAnswer = Pick<EventRow, "id" | "enquiryId">;

/**
 * Takes a planned answer back that is not due yet: the matter is as if it had not been planned, but for its owner. The words are a draft of their author again; of an author who cannot sign
 * in any more they are in the event.
 */
export async function cancelAnswer(
	unit: UnitOfWork,
	before: EnquiryRow,
	{ at }: NewEvent,
	{ kind, eventId, because }: Extract<Change, { kind: "cancel-answer" }>,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	const planned = await tx
		.selectFrom("enquiryEvents")
		.selectAll()
		.where("id", "=", eventId)
		.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, before.id)))
		.where("kind", "=", "answer")
		.where("sendAt", "is not", null)
		.executeTakeFirst();
	if (!planned?.sendAt) return {};
	if (planned.sendAt <= at) return "sent";
	const takenBack = await takeAnswerBack(unit, planned);
	if (!takenBack) return "sent";
	await markTakenBack(tx, planned);
	const hasDraft = await canSignIn(tx, planned.staffId);
	const event = {
		kind,
		data: {
			...(hasDraft && planned.staffId && { draftOf: planned.staffId }),
			...(because && { because }),
			...(hasDraft && takenBack.hadFiles && { hadFiles: true as const }),
		},
		text: hasDraft ? null : planned.text,
	};
	return { row: await countWithout(tx, before), event };
}

/** Returns the values of an enquiry as its events tell them after one of its answers was taken back. */
async function countWithout(
	tx: Transaction<Tables>,
	before: EnquiryRow,
): Promise<Partial<EnquiryRow>> {
	const turns = await listTurns(tx, before.id);
	const counted = countAnswers(turns);
	if (before.state !== "waiting") return counted;
	return { ...counted, ...NOT_DUE, state: getStateAfter(turns, before.incomingAt) };
}

async function canSignIn(tx: Transaction<Tables>, staffId: string | null): Promise<boolean> {
	const staff = await tx
		.selectFrom("staff")
		.select("id")
		.where("id", "=", staffId)
		.where("disabledAt", "is", null)
		.executeTakeFirst();
	return staff !== undefined;
}

const STOPPING: readonly StoppingKind[] = ["reply", "replied", "another-enquiry", "spam", "erase"];
const OF_VISITOR: readonly StoppingKind[] = ["reply", "replied", "another-enquiry"];

/**
 * Lists the planned answers that a change takes back: for words of a visitor those to the address from which they came, in
 * all enquiries of the person, for spam those of the matter, for an erasure those of the enquiry itself. Words from another address stop none: anybody
 * may write them.
 */
export async function listStoppedBy(
	db: Kysely<Tables>,
	{ id, email }: Pick<EnquiryRow, "id" | "email">,
	change: Change,
): Promise<(PlannedAnswer & { because: StoppingKind })[]> {
	const because = STOPPING.find((stopping) => stopping === change.kind);
	if (!because) return [];
	const isOfVisitor = OF_VISITOR.includes(because);
	const ids = isOfVisitor
		? await listPersonIds(db, id)
		: because === "spam"
			? await listMatterIds(db, id)
			: [id];
	const planned = await db
		.selectFrom("enquiryEvents")
		.innerJoin("enquiries", "enquiries.id", "enquiryEvents.enquiryId")
		.select(["enquiryEvents.id", "enquiryId", "cc", "email"])
		.where("enquiryId", "in", ids)
		.where("kind", "=", "answer")
		.where("sendAt", ">", new Date(getNow()).toISOString())
		.orderBy("enquiryId")
		.orderBy("enquiryEvents.revision")
		.execute();
	const writer = toMailbox(change.kind === "reply" ? change.message.fromAddress : email);
	return planned
		.filter(
			(answer) =>
				!isOfVisitor ||
				// What somebody noted may have come by phone.
				(because === "replied" && answer.enquiryId === id) ||
				[answer.email, ...(answer.cc?.split(", ") ?? [])].map(toMailbox).includes(writer),
		)
		.map(({ id: eventId, enquiryId }) => ({ id: eventId, enquiryId, because }));
}
