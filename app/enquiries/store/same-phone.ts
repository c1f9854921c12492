import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";

/** The numbers of the column `phoneNumbers`. */
export function listNumbers(numbers: string | null): string[] {
	return numbers?.split(" ") ?? [];
}

/** Whether an enquiry has one of the numbers of another: `numbers` as in the column `phoneNumbers`. */
export function hasPhoneOf(numbers: string | null) {
	return ({ eb, ref }: ExpressionBuilder<Tables, "enquiries">) =>
		eb.or(
			listNumbers(numbers).map((number) => {
				const pattern = `% ${number} %`;
				return sql<SqlBool>`' ' || ${ref("enquiries.phoneNumbers")} || ' ' like ${pattern}`;
			}),
		);
}
