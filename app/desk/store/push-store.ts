import type { Database } from "#app/database/open-database.ts";
import type { PushSubscriptionRow, StaffRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";

/** The greatest number of devices of one person. */
const MAX_OF_PERSON = 10;

type NewSubscription = Omit<PushSubscriptionRow, "id" | "createdAt">;

/** A device that gets notifications. */
export type NotifiedDevice = Pick<
	PushSubscriptionRow,
	"id" | "sessionHash" | "device" | "createdAt"
>;

type ReachedDevice = PushSubscriptionRow & Pick<StaffRow, "language">;

/** Creates the store of the devices that get notifications. They end with their session. */
export function createPushStore({ db }: Database) {
	return {
		/** Adds a device, in place of the same one and beyond MAX_OF_PERSON of the oldest one of its person. */
		add(subscription: NewSubscription): Promise<void> {
			return db.transaction().execute(async (tx) => {
				const { endpoint, staffId } = subscription;
				await tx.deleteFrom("pushSubscriptions").where("endpoint", "=", endpoint).execute();
				const own = await tx
					.selectFrom("pushSubscriptions")
					.select("id")
					.where("staffId", "=", staffId)
					.orderBy("createdAt", "desc")
					.execute();
				const excess = own.slice(MAX_OF_PERSON - 1).map(({ id }) => id);
				if (excess.length > 0)
					await tx.deleteFrom("pushSubscriptions").where("id", "in", excess).execute();
				const createdAt = new Date(getNow()).toISOString();
				await tx
					.insertInto("pushSubscriptions")
					.values({ ...subscription, id: crypto.randomUUID(), createdAt })
					.execute();
			});
		},

		/** Lists the devices of a person. */
		list(staffId: string): Promise<NotifiedDevice[]> {
			return db
				.selectFrom("pushSubscriptions")
				.select(["id", "sessionHash", "device", "createdAt"])
				.where("staffId", "=", staffId)
				.orderBy("createdAt")
				.execute();
		},

		/** Finds a device with the language of its person; null for the site's. */
		find(id: string): Promise<ReachedDevice | undefined> {
			return db
				.selectFrom("pushSubscriptions")
				.innerJoin("staff", "staff.id", "staffId")
				.selectAll("pushSubscriptions")
				.select("language")
				.where("pushSubscriptions.id", "=", id)
				.executeTakeFirst();
		},

		/** Removes a device, of this person if one is given. */
		async remove(id: string, staffId?: string): Promise<void> {
			const removing = db.deleteFrom("pushSubscriptions").where("id", "=", id);
			await (staffId ? removing.where("staffId", "=", staffId) : removing).execute();
		},
	};
}
