import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { t } from "#app/messages/en/desk-events.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { parseEvent } from "../event-table.ts";
import { WRITTEN_REPLIES } from "../events.ts";

/** A reply of a visitor; `from` is the address of its sender, or null for one that a person noted, or whose sender was erased. */
export type Reply = { at: string; from: string | null; text: string };

/** Lists the replies to enquiries, oldest first. */
export async function listReplies(
	db: Kysely<Tables>,
	ids: readonly string[],
): Promise<Map<string, Reply[]>> {
	const rows = await db
		.selectFrom("enquiryEvents")
		.leftJoin("replies", "replies.eventId", "enquiryEvents.id")
		.select(["enquiryEvents.enquiryId", "at", "fromAddress", "kind", "data", "text"])
		.where("enquiryEvents.enquiryId", "in", ids)
		.where("kind", "in", WRITTEN_REPLIES)
		.orderBy("at")
		.orderBy("revision")
		.execute();
	const byEnquiry = Map.groupBy(rows, ({ enquiryId }) => enquiryId);
	return new Map(
		[...byEnquiry].map(([id, found]) => [
			id,
			found.map((row) => {
				const { at, fromAddress: from, text, data } = parseEvent(row);
				const rest = "isCut" in data && data.isCut && runInLanguage("en", () => t("restInMailbox"));
				return { at, from, text: [text, rest].filter(Boolean).join("\n") };
			}),
		]),
	);
}
