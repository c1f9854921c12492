import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { isHeld } from "../enquiry.ts";
import { holdBackCall } from "./calls.ts";
import type { Follower } from "./change-types.ts";
import { holdDeliveries, releaseDeliveries } from "./deliveries.ts";
import { findOrAddPerson } from "./find-person.ts";
import { joinMatterOf } from "./join-matters.ts";
import { listMatterIds } from "./matters.ts";

type EnquiryRow = Tables["enquiries"];

/** Holds what is not delivered yet of a matter that is spam, and frees the times of its calls. */
export async function holdMatter(tx: Transaction<Tables>, enquiryId: string): Promise<void> {
	for (const id of await listMatterIds(tx, enquiryId)) {
		await holdBackCall(tx, id);
		await holdDeliveries(tx, id);
	}
}

/**
 * Frees a matter that was held as spam: what was held is sent, and it is of its mailbox's person and of their matter, unless
 * staff have taken it apart.
 */
export async function freeMatter(
	unit: UnitOfWork,
	before: EnquiryRow,
): Promise<{ row: Partial<EnquiryRow>; followers: Follower[] }> {
	const { tx } = unit;
	const ids = await listMatterIds(tx, before.id);
	for (const id of ids) await releaseDeliveries(tx, id);
	const followers = ids.map((id): Follower => ({ id, change: { kind: "book-held-back" } }));
	const verdict = "ham";
	const isOfNobody = before.email === "" || (await isTakenApart(tx, before.id));
	if (!isHeld(before) || isOfNobody) return { row: { verdict }, followers };
	const personId = await findOrAddPerson(tx, { ...before, verdict });
	const merged = await joinMatterOf(unit, before, personId);
	return { row: { ...merged, verdict, personId }, followers };
}

async function isTakenApart(tx: Transaction<Tables>, enquiryId: string): Promise<boolean> {
	const last = await tx
		.selectFrom("enquiryEvents")
		.select("kind")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", ["taken-apart", "put-together"])
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.kind === "taken-apart";
}
