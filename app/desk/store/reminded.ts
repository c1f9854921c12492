import type { Kysely } from "kysely";
import { STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import { type Enquiry, isUnanswered } from "#app/enquiries/enquiry.ts";
import { EVENTS, WRITTEN_REPLIES } from "#app/enquiries/events.ts";
import { listTurns } from "#app/enquiries/store/turns.ts";
import { getNow } from "#app/platform/clock.ts";
import { loadNewest } from "./load-newest.ts";

/** Why somebody is reminded of a matter; `at` is in ISO 8601. */
export type Reason = {
	/**
	 * `waits`: nobody has answered since `at`. `failed`: the answer of `at` did not arrive. `call`: nobody has said whether the
	 * call of `at` took place. `promised`: an answer was promised by `at`. `step`, `callStep`: what the agency does next, also
	 * after a call, is due since `at`. `noReply`: the visitor has not replied since `at`.
	 */
	kind: "waits" | "failed" | "call" | "promised" | "step" | "callStep" | "noReply";
	at: string;
};

/** A matter of which somebody is reminded. */
export type Reminded = {
	/** Its newest enquiry. */
	enquiry: Enquiry;
	reason: Reason;
	/** The visitor's last words. */
	words: string;
	/** The name of its owner. */
	owner: string | null;
};

/** Loads what a reminder tells of matters that wait, in the order of their ids. */
export async function loadReminded(
	db: Kysely<Tables>,
	matterIds: readonly string[],
): Promise<Reminded[]> {
	const enquiries = await loadNewest(db, matterIds);
	return Promise.all(
		enquiries.map(async (enquiry) => ({
			enquiry,
			reason: await findReason(db, enquiry),
			words: await findLastWords(db, enquiry),
			owner: await findOwner(db, enquiry),
		})),
	);
}

async function findReason(db: Kysely<Tables>, enquiry: Enquiry): Promise<Reason> {
	const { state, incomingAt, outgoingAt, dueAt } = enquiry;
	if (state === "waiting") return { kind: "noReply", at: outgoingAt ?? incomingAt };
	const turns = await listTurns(db, enquiry.id);
	const answer = turns.findLast(({ kind }) => EVENTS[kind].isAnswer);
	const isWaiting = isUnanswered(enquiry);
	if (dueAt) {
		const step = answer?.kind === "took-place" ? "callStep" : "step";
		return { kind: isWaiting ? "promised" : step, at: dueAt };
	}
	if (answer?.delivery === "failed" && answer.at > incomingAt)
		return { kind: "failed", at: answer.at };
	const call = await findCallOver(db, enquiry);
	return call
		? { kind: "call", at: new Date(call.startsAt).toISOString() }
		: { kind: "waits", at: incomingAt };
}

/** Finds the last call that is over and stands, if its visitor has not written since it was booked. */
function findCallOver(db: Kysely<Tables>, { matterId, incomingAt }: Enquiry) {
	return db
		.selectFrom("bookings")
		.innerJoin("enquiries as part", "part.id", "bookings.enquiryId")
		.select("startsAt")
		.where("bookings.state", "in", STANDING)
		.where("part.matterId", "=", matterId)
		.where("bookings.createdAt", ">=", incomingAt)
		.where("endsAt", "<=", getNow())
		.orderBy("startsAt", "desc")
		.limit(1)
		.executeTakeFirst();
}

/** Finds the visitor's last words: those of a reply, or of the newest enquiry if it came later. */
async function findLastWords(db: Kysely<Tables>, enquiry: Enquiry): Promise<string> {
	const reply = await db
		.selectFrom("enquiryEvents")
		.innerJoin("enquiries as part", "part.id", "enquiryEvents.enquiryId")
		.select("enquiryEvents.text")
		.where("part.matterId", "=", enquiry.matterId)
		.where("kind", "in", WRITTEN_REPLIES)
		.where("enquiryEvents.text", "is not", null)
		.where("at", ">=", enquiry.createdAt)
		.orderBy("at", "desc")
		.orderBy("enquiryEvents.revision", "desc")
		.limit(1)
		.executeTakeFirst();
	return reply?.text ?? enquiry.message;
}

async function findOwner(db: Kysely<Tables>, { owner }: Enquiry): Promise<string | null> {
	if (owner === null) return null;
	const found = await db
		.selectFrom("staff")
		.select("name")
		.where("id", "=", owner)
		.executeTakeFirst();
	return found?.name ?? null;
}
