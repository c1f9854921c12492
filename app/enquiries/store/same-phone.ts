import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Whether an enquiry has one of the numbers of another: `numbers` as in the column `phoneNumbers`. */
export function hasPhoneOf(numbers: string | null) {
	return ({ eb, ref }: ExpressionBuilder<Tables, "enquiries">) =>
		eb.or(
			(numbers?.split(" ") ?? []).map((number) => {
				const pattern = `% ${number} %`;
				return sql<SqlBool>`' ' || ${ref("enquiries.phoneNumbers")} || ' ' like ${pattern}`;
			}),
		);
}
