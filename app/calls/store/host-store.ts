import { z } from "zod";
import { windowSchema } from "#app/content/schemas/booking.ts";
import type { HostId } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import { report } from "#app/platform/operations-log.ts";

const windowsSchema = z.array(windowSchema);

/** The weekly hours in which somebody holds calls. */
export type Windows = z.infer<typeof windowsSchema>;

/** Creates the store of who of the staff holds calls, and when. */
export function createHostStore({ db }: Database) {
	const findStaff = () =>
		db.selectFrom("staff").select(["id", "name", "email", "callWindows", "disabledAt"]);

	return {
		/** Lists those who have hours and may sign in, in the order of their invitations. */
		async list() {
			const rows = await findStaff()
				.where("callWindows", "is not", null)
				.where("disabledAt", "is", null)
				.orderBy("invitedAt")
				.orderBy("id")
				.execute();
			return rows
				.map(({ callWindows, ...host }) => ({ ...host, windows: parseWindows(callWindows) }))
				.filter(({ windows }) => windows.length > 0);
		},

		/** Finds who holds a call, also somebody who has left. */
		async find(id: HostId) {
			return id === null ? undefined : findStaff().where("id", "=", id).executeTakeFirst();
		},

		/** Sets the hours of a person, who is no host without any. */
		async setWindows(id: string, windows: Windows): Promise<void> {
			await db
				.updateTable("staff")
				.set({ callWindows: windows.length > 0 ? JSON.stringify(windows) : null })
				.where("id", "=", id)
				.execute();
		},
	};
}

/** Parses the column `callWindows`. Returns no hours, and logs a line, where it is malformed. */
export function parseWindows(json: string | null): Windows {
	if (json === null) return [];
	try {
		return windowsSchema.parse(JSON.parse(json));
	} catch (error) {
		report("The hours of somebody who holds calls could not be read:", error);
		return [];
	}
}
