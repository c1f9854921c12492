import { createHash } from "node:crypto";
import type { RefreshTokens } from "#app/platform/oauth-tokens.ts";
import type { Database } from "./open-database.ts";

/** The beginning of the names of refresh tokens among the secrets. */
const PREFIX = "oauth ";

/** Creates the keeper of refresh tokens in the store. One is kept, for the token that the settings name now. */
export function createRefreshTokens(getDatabase: () => Promise<Database>): RefreshTokens {
	return {
		async find(given) {
			const { db } = await getDatabase();
			const row = await db
				.selectFrom("secrets")
				.select("value")
				.where("name", "=", toName(given))
				.executeTakeFirst();
			return row?.value ?? null;
		},
		async save(given, value) {
			const { db } = await getDatabase();
			const name = toName(given);
			await db.transaction().execute(async (tx) => {
				await tx
					.deleteFrom("secrets")
					.where("name", "like", `${PREFIX}%`)
					.where("name", "!=", name)
					.execute();
				await tx
					.insertInto("secrets")
					.values({ name, value })
					.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
					.execute();
			});
		},
	};
}

function toName(given: string): string {
	return PREFIX + createHash("sha256").update(given).digest("hex");
}
