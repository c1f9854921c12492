import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";

/** Creates a condition that a delivery is of an answer that its author planned for later than now. */
export function isPlanned(
	{ exists, selectFrom }: ExpressionBuilder<Tables, "deliveries">,
	now = getNow(),
) {
	return exists(
		selectFrom("enquiryEvents as planned")
			.select("planned.id")
			.whereRef("planned.id", "=", "deliveries.eventId")
			.where("planned.sendAt", ">", new Date(now).toISOString()),
	);
}
