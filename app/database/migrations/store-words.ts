import type { Kysely } from "kysely";

type Schema = {
	staff: { id: string; name: string; erased_at: string | null };
	enquiry_events: { id: string; kind: string; data: string; text: string | null };
	busy_calendars: { id: string; error: string | null; problems: string };
};

const CUT_OFF = "The rest is in the mailbox.";
const OWNER_HAS_LEFT = "Its owner has left.";

/**
 * Converts the name of who was erased, what the site added to the words of events, and what of busy calendars cannot be read,
 * which were English sentences, to data. The sentences of calendars are kept as they are: within minutes they are read again.
 */
export async function storeWords(db: Kysely<Schema>): Promise<void> {
	await db.updateTable("staff").set({ name: "" }).where("erased_at", "is not", null).execute();
	const events = await db
		.selectFrom("enquiry_events")
		.select(["id", "kind", "data", "text"])
		.where(({ and, eb, or }) =>
			or([
				and([eb("kind", "in", ["reply", "auto-reply"]), eb("text", "like", `%${CUT_OFF}`)]),
				and([eb("kind", "=", "owner"), eb("text", "=", OWNER_HAS_LEFT)]),
			]),
		)
		.execute();
	for (const { id, kind, data, text } of events) {
		const given = JSON.parse(data);
		// Without its limit a reply was never cut: it has these words of its own.
		if (kind === "reply" && !given.isOverLimit) continue;
		const change =
			kind === "owner"
				? { data: { ...given, hasLeft: true }, text: null }
				: {
						data: { ...given, isCut: true },
						text: (text ?? "").slice(0, -CUT_OFF.length).trimEnd(),
					};
		await db
			.updateTable("enquiry_events")
			.set({ ...change, data: JSON.stringify(change.data) })
			.where("id", "=", id)
			.execute();
	}
	const calendars = await db
		.selectFrom("busy_calendars")
		.select(["id", "error", "problems"])
		.execute();
	for (const { id, error, problems } of calendars) {
		const texts: string[] = JSON.parse(problems);
		await db
			.updateTable("busy_calendars")
			.set({
				error: error === null ? null : JSON.stringify(toText(error)),
				problems: JSON.stringify(texts.map(toText)),
			})
			.where("id", "=", id)
			.execute();
	}
}

function toText(text: string) {
	return { code: "text", text };
}
