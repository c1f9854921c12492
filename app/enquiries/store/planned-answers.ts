import type { Kysely, Transaction } from "kysely";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { countAnswers, isAnswer, listTurns } from "./answers.ts";
import type { Change, Effect, EventDraft, Rejection } from "./change-types.ts";
import { listPersonIds } from "./find-person.ts";
import { FILES_ARE_GONE, markTakenBack, takeAnswerBack } from "./taken-back.ts";

type EnquiryRow = Tables["enquiries"];
type PlannedAnswer = Pick<EventRow, "id" | "enquiryId">;

/**
 * Takes a planned answer back that is not due yet, or what it did to another enquiry of the person: the enquiry is as if
 * it had not been planned, but for its owner. The words are a draft of their author again; of an author who cannot sign
 * in any more they are in the event.
 */
export async function cancelAnswer(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ at }: EventDraft,
	{ kind, eventId, because }: Extract<Change, { kind: "cancel-answer" }>,
): Promise<Effect | Rejection> {
	const planned = await tx
		.selectFrom("enquiryEvents")
		.selectAll()
		.where("id", "=", eventId)
		.where("enquiryId", "=", before.id)
		.where("kind", "in", ["answer", "answered-with"])
		.where("sendAt", "is not", null)
		.executeTakeFirst();
	if (!planned?.sendAt) return {};
	if (planned.sendAt <= at) return "sent";
	const isOwn = planned.kind === "answer";
	const takenBack = isOwn ? await takeAnswerBack(tx, planned) : { hadFiles: false };
	if (!takenBack) return "sent";
	await markTakenBack(tx, planned);
	const hasDraft = isOwn && (await canSignIn(tx, planned.staffId));
	const about = takenBack.hadFiles ? FILES_ARE_GONE : null;
	const event = {
		kind,
		fromValue: hasDraft ? planned.staffId : null,
		toValue: because ?? null,
		text: hasDraft ? about : planned.text,
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
	const last = turns.at(-1);
	if (!last) return { ...counted, state: "new" };
	if (isAnswer(last)) return { ...counted, state: last.delivery === "failed" ? "new" : "waiting" };
	return {
		...counted,
		state: last.kind === "state" ? (last.toValue as EnquiryRow["state"]) : "new",
	};
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

/** The changes after which a planned answer may be wrong, or goes to nobody: they take it back. */
export const STOPPING = ["reply", "replied", "spam", "erase"] as const;
export type StoppingKind = (typeof STOPPING)[number];

/**
 * Lists the planned answers that a change takes back: for words of the visitor those to all enquiries of the person, else
 * those to the one that is changed.
 */
export async function listStoppedBy(
	db: Kysely<Tables>,
	id: string,
	kind: Change["kind"],
): Promise<(PlannedAnswer & { because: StoppingKind })[]> {
	const because = STOPPING.find((stopping) => stopping === kind);
	if (!because) return [];
	const isOfPerson = because === "reply" || because === "replied";
	const ids = isOfPerson ? await listPersonIds(db, id) : [id];
	const planned = await db
		.selectFrom("enquiryEvents")
		.select(["id", "enquiryId"])
		.where("enquiryId", "in", ids)
		.where("kind", "=", "answer")
		.where("sendAt", ">", new Date(getNow()).toISOString())
		.orderBy("enquiryId")
		.orderBy("revision")
		.execute();
	return planned.map((each) => ({ ...each, because }));
}

/** Lists the events by which a planned answer, which was taken back, answered other enquiries of the person. */
export function listAnsweredByPlanned(
	db: Kysely<Tables>,
	eventId: string,
): Promise<PlannedAnswer[]> {
	return db
		.selectFrom("enquiryEvents as planned")
		.innerJoin("enquiryEvents as other", (join) =>
			join
				.onRef("other.toValue", "=", "planned.enquiryId")
				.onRef("other.sendAt", "=", "planned.sendAt"),
		)
		.select(["other.id", "other.enquiryId"])
		.where("planned.id", "=", eventId)
		.where("other.kind", "=", "answered-with")
		.orderBy("other.enquiryId")
		.execute();
}
