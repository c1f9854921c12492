import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { parseEvent } from "../event-table.ts";
import { EVENTS, filterEvents } from "../events.ts";
import { selectMatterIds } from "./matters.ts";

type State = Tables["enquiries"]["state"];

/** Returns the values of a matter with these turns that tell of its answers, without those that have failed. */
export function countAnswers(turns: readonly Turn[]) {
	const answers = turns
		.filter(({ kind, delivery }) => EVENTS[kind].isAnswer && delivery !== "failed")
		.toSorted((one, other) => (one.at < other.at ? -1 : 1));
	return {
		outgoingAt: answers.at(-1)?.at ?? null,
		firstAnswerAt: answers[0]?.at ?? null,
		firstAnswerBy: answers[0]?.staffId ?? null,
	};
}

type Turn = Awaited<ReturnType<typeof listTurns>>[number];

/** The kinds of the turns: answers, what the visitor wrote, and states that staff chose. Those of calls count while the call has the state of their name. */
const TURNS = filterEvents(
	({ isAnswer, isReply, isSavedTogether, writes }) =>
		isAnswer || isReply || (isSavedTogether && writes.includes("state")),
);
const OF_CALL = TURNS.filter((kind) => EVENTS[kind].isOfCall);
const OTHERS = TURNS.filter((kind) => !EVENTS[kind].isOfCall);

/**
 * Lists the answers, the replies and the states that staff chose in the matter of an enquiry, oldest first; a planned answer
 * with the time at which it is sent. A call that was taken back is no answer.
 */
export async function listTurns(db: Kysely<Tables>, enquiryId: string) {
	const turns = await db
		.selectFrom("enquiryEvents")
		.leftJoin("deliveries", (join) =>
			join
				.onRef("deliveries.enquiryId", "=", "enquiryEvents.enquiryId")
				.onRef("deliveries.eventId", "=", "enquiryEvents.id")
				.on("deliveries.channel", "=", "answer"),
		)
		.select(["staffId", "kind", "data", "deliveries.state as delivery"])
		.select(({ fn }) => fn.coalesce("sendAt", "at").as("at"))
		.where((eb) => eb("enquiryEvents.enquiryId", "in", selectMatterIds(eb, enquiryId)))
		.where(({ eb, and, or, exists, selectFrom }) =>
			or([
				eb("kind", "in", OTHERS),
				and([
					eb("kind", "in", OF_CALL),
					exists(
						selectFrom("bookings")
							.select("bookings.enquiryId")
							.whereRef("bookings.enquiryId", "=", "enquiryEvents.enquiryId")
							.whereRef("bookings.state", "=", "enquiryEvents.kind"),
					),
				]),
			]),
		)
		.orderBy("enquiryEvents.at")
		.orderBy("revision")
		.execute();
	// A reply beyond the limits puts nothing back.
	return turns.map(parseEvent).filter((turn) => turn.kind !== "reply" || !turn.data.isOverLimit);
}

/** Returns the state of a matter as its turns tell it, whose visitor wrote last at a time (ISO 8601). */
export function getStateAfter(turns: readonly Turn[], incomingAt: string): State {
	const last = turns.at(-1);
	if (!last || last.at < incomingAt) return "new";
	if (EVENTS[last.kind].isAnswer)
		return last.delivery === "failed" ? "new" : isWonBy(turns) ? "won" : "waiting";
	if (last.kind === "won" || last.kind === "lost") return last.kind;
	if (last.kind === "next-step") return last.data.by === "us" ? "open" : "waiting";
	return last.kind === "state" ? (last.data.to as State) : "new";
}

/** Returns whether the last outcome that staff said is that it is won. */
function isWonBy(turns: readonly Turn[]): boolean {
	const outcome = turns.findLast(
		({ kind }) => kind === "won" || kind === "lost" || kind === "state",
	);
	return outcome?.kind === "won" || (outcome?.kind === "state" && outcome.data.to === "won");
}
