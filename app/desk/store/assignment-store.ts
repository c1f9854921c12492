import type { Database } from "#app/database/open-database.ts";
import type { StaffRow } from "#app/database/tables.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { selectData } from "#app/enquiries/event-table.ts";
import { findMinute } from "#app/enquiries/store/assignments.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";

/** The age in ms from which nobody is told any more, as after the first start with a mail server. */
const TOO_OLD_MS = 3 * DAY;

/** Enquiries that one person, or a rule, has given to another. */
export type Assignment = {
	to: Pick<StaffRow, "name" | "email">;
	/** The name of the one who gave them; null where a rule did. */
	by: string | null;
	enquiries: Enquiry[];
};

/** A note of which its author tells a colleague. */
export type ToldNote = {
	to: Pick<StaffRow, "name" | "email">;
	/** The name of its author. */
	by: string;
	text: string;
	at: string;
};

/** Creates a store of what the deliveries of assignments have to tell. */
export function createAssignmentStore({ db }: Database) {
	return {
		/**
		 * Finds what a delivery tells: all that one person gave another in the same minute and is still theirs, or the one
		 * enquiry that a rule gave. Resolves to null when nothing is left to tell, and for all deliveries of that minute but the first, which tells of all.
		 */
		async find({ eventId }: Pick<Delivery, "eventId">): Promise<Assignment | null> {
			const event = await db
				.selectFrom("enquiryEvents")
				.select(["at", "author", "staffId", selectData("to").as("owner")])
				.where("id", "=", eventId)
				.where("kind", "=", "owner")
				.executeTakeFirst();
			if (!event?.owner) return null;
			const { author, staffId } = event;
			const isByRule = author === "system";
			if (!isByRule && !staffId) return null;
			const { from, to } = findMinute(event.at);
			if (to < getNow() - TOO_OLD_MS) return null;
			const rows = await db
				.selectFrom("enquiryEvents as event")
				.innerJoin("enquiries", "enquiries.id", "event.enquiryId")
				.selectAll("enquiries")
				.select("event.id as eventId")
				.where("event.kind", "=", "owner")
				.where((eb) =>
					isByRule ? eb("event.id", "=", eventId) : eb("event.staffId", "=", staffId),
				)
				.where(selectData("to", "event"), "=", event.owner)
				.where("event.at", ">=", new Date(from).toISOString())
				.where("event.at", "<", new Date(to).toISOString())
				.where("erasedAt", "is", null)
				.where("isSample", "=", 0)
				.where("verdict", "in", ["clean", "ham"])
				.orderBy("event.at")
				.orderBy("event.id")
				.execute();
			if (rows[0]?.eventId !== eventId) return null;
			const people = await db
				.selectFrom("staff")
				.select(["id", "name", "email", "disabledAt"])
				.where(
					"id",
					"in",
					[staffId, event.owner].filter((id) => id !== null),
				)
				.execute();
			const assignee = people.find(({ id }) => id === event.owner);
			const giver = people.find(({ id }) => id === staffId);
			const owned = new Map(
				rows.filter(({ owner }) => owner === event.owner).map((row) => [row.id, row]),
			);
			if (!assignee || !(giver || isByRule) || assignee.disabledAt !== null || owned.size === 0)
				return null;
			const enquiries = [...owned.values()].map(({ eventId: _, ...row }) =>
				enquirySchema.parse(row),
			);
			return { to: assignee, by: giver?.name ?? null, enquiries };
		},

		/** Finds the note of a delivery. Resolves to null when its words were erased, or its addressee cannot sign in any more. */
		async findNote({ eventId }: Pick<Delivery, "eventId">): Promise<ToldNote | null> {
			const note = await db
				.selectFrom("enquiryEvents")
				.innerJoin("staff as author", "author.id", "enquiryEvents.staffId")
				.innerJoin("staff", (join) =>
					join.on(({ eb, ref }) => eb(ref("staff.id"), "=", selectData("to"))),
				)
				.select(["text", "at", "author.name as by", "staff.name", "staff.email"])
				.where("enquiryEvents.id", "=", eventId)
				.where("kind", "=", "note")
				.where("staff.disabledAt", "is", null)
				.executeTakeFirst();
			if (!note || note.text === null || Date.parse(note.at) < getNow() - TOO_OLD_MS) return null;
			const { text, at, by, name, email } = note;
			return { to: { name, email }, by, text, at };
		},
	};
}
