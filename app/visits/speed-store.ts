import type { Database } from "#app/database/open-database.ts";
import type { SpeedRow } from "#app/database/tables.ts";
import type { Day } from "#app/platform/day.ts";
import { SPEED_KEY } from "./speed.ts";
import { type SpeedLine, summariseSpeed } from "./summarise-speed.ts";
import { type Period, toBatches } from "./visit-store.ts";

export function toSpeedKey(row: SpeedRow): string {
	return JSON.stringify(SPEED_KEY.map((name) => row[name]));
}

export function createSpeedStore({ db }: Pick<Database, "db">) {
	return {
		/** Adds to the stored counts; each key may occur at most once. */
		async add(rows: readonly SpeedRow[]): Promise<void> {
			for (const batch of toBatches(rows, toSpeedKey))
				await db
					.insertInto("pageSpeed")
					.values(batch)
					.onConflict((conflict) =>
						conflict.columns([...SPEED_KEY]).doUpdateSet((eb) => ({
							loads: eb("pageSpeed.loads", "+", eb.ref("excluded.loads")),
						})),
					)
					.execute();
		},

		async summarise({ from, to }: Period): Promise<SpeedLine[]> {
			const rows = await db
				.selectFrom("pageSpeed")
				.select(["template", "device", "metric", "bucket"])
				.select(({ fn }) => fn.sum<number>("loads").as("loads"))
				.where("day", ">=", from)
				.where("day", "<=", to)
				.groupBy(["template", "device", "metric", "bucket"])
				.execute();
			return summariseSpeed(rows);
		},

		async purge(day: Day): Promise<void> {
			await db.deleteFrom("pageSpeed").where("day", "<", day).execute();
		},
	};
}
