import type { Database } from "#app/database/open-database.ts";
import type { Enquiry } from "../enquiry.ts";
import { parseEvent } from "../event-table.ts";
import { findHookType } from "./hook-type.ts";

/** An event as a webhook tells it. */
export type HookEvent = {
	type: NonNullable<ReturnType<typeof findHookType>>;
	eventId: string;
	at: string;
	/** The state and the owner of the enquiry by the event; of a reply those that it has now. */
	state: Enquiry["state"];
	owner: { name: string; email: string } | null;
	/** The words of a reply, or the reason of a lost enquiry; empty for none. */
	text: string;
	/** The address from which a reply came; null where staff noted it by hand. */
	from: string | null;
	/** The value of a won enquiry, in whole units of the currency. */
	value: number | null;
};

/** Finds the event of which a delivery tells. Resolves to null where it was taken back. */
export async function findHookEvent(
	{ db }: Database,
	eventId: string,
	enquiry: Pick<Enquiry, "state" | "owner" | "wonValue" | "lostReason">,
): Promise<HookEvent | null> {
	const row = await db
		.selectFrom("enquiryEvents")
		.leftJoin("replies", "replies.eventId", "enquiryEvents.id")
		.select(["kind", "data", "text", "at", "replies.fromAddress"])
		.where("enquiryEvents.id", "=", eventId)
		.executeTakeFirst();
	const event = row && parseEvent(row);
	const type = event && findHookType(event);
	if (!event || !type) return null;
	const owner = event.kind === "owner" ? event.data.to : enquiry.owner;
	const person = await db
		.selectFrom("staff")
		.select(["name", "email"])
		.where("id", "=", owner)
		.where("erasedAt", "is", null)
		.executeTakeFirst();
	const outcome = { "enquiry.won": "won", "enquiry.lost": "lost" } as const;
	return {
		type,
		eventId,
		at: event.at,
		state: type in outcome ? outcome[type as keyof typeof outcome] : enquiry.state,
		owner: person ?? null,
		text: event.text ?? "",
		from: event.fromAddress,
		value: event.kind === "won" ? event.data.value : null,
	};
}
