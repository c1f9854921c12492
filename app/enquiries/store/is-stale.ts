import type { Transaction } from "kysely";
import type { EventRow, Tables } from "#app/database/tables.ts";
import type { Change } from "./change-types.ts";

type EventKind = EventRow["kind"];

const ANSWERED: EventKind[] = ["answer", "answered-elsewhere", "answered-with", "took-place"];
const WAITS_AGAIN: EventKind[] = [
	"reply",
	"replied",
	"answer-failed",
	"answer-bounced",
	"cancel-answer",
	"no-show",
];
const OF_STATE: EventKind[] = [
	"state",
	"won",
	"lost",
	"answer-delivered",
	...ANSWERED,
	...WAITS_AGAIN,
];

/** The events that write the same column as a change. Any event is in the way of the changes that are not listed. */
const COLLIDING: Partial<Record<Change["kind"], EventKind[]>> = {
	owner: ["owner", ...ANSWERED],
	state: OF_STATE,
	won: OF_STATE,
	lost: OF_STATE,
	snooze: ["snooze", ...ANSWERED, ...WAITS_AGAIN],
};

/** Returns whether something happened since the author saw a revision that is in the way of a change. */
export async function isStale(
	tx: Transaction<Tables>,
	{ id, revision }: Tables["enquiries"],
	seen: number,
	{ kind }: Change,
): Promise<boolean> {
	if (revision === seen) return false;
	const colliding = COLLIDING[kind];
	// No revision, or one that does not exist yet, was seen by nobody.
	if (!colliding || !(seen < revision)) return true;
	const event = await tx
		.selectFrom("enquiryEvents")
		.select("id")
		.where("enquiryId", "=", id)
		.where("revision", ">", seen)
		.where("kind", "in", colliding)
		.limit(1)
		.executeTakeFirst();
	return event !== undefined;
}
