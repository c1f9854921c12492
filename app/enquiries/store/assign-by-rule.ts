import type { AssignmentRule } from "#app/content/schemas/desk.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { changeWithin } from "./change-enquiry.ts";
import { SYSTEM } from "./change-types.ts";

/** Finds the first rule that fits an enquiry. */
function findRule(
	rules: readonly AssignmentRule[],
	enquiry: Pick<Tables["enquiries"], "service" | "city">,
): AssignmentRule | undefined {
	return rules.find(
		({ service, city }) =>
			(service === undefined || service === enquiry.service) &&
			(city === undefined || city === enquiry.city),
	);
}

/**
 * Gives a new enquiry to whom the first rule that fits names, who is told. One that has an owner keeps them; one whose rule
 * names nobody who can sign in stays without.
 */
export async function assignByRule(
	unit: UnitOfWork,
	id: string,
	rules: readonly AssignmentRule[],
): Promise<void> {
	if (rules.length === 0) return;
	const { tx } = unit;
	const enquiry = await tx
		.selectFrom("enquiries")
		.select(["service", "city", "owner"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const rule = enquiry.owner === null ? findRule(rules, enquiry) : undefined;
	if (!rule) return;
	const staff = await tx
		.selectFrom("staff")
		.select("id")
		.where("email", "=", rule.to)
		.where("disabledAt", "is", null)
		.executeTakeFirst();
	if (staff) await changeWithin(unit, { id, by: SYSTEM }, { kind: "owner", owner: staff.id });
}
