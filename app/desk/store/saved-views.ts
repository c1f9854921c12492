import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { SavedViewRow, Tables } from "#app/database/tables.ts";
import type { Staff } from "./people-store.ts";

type Reader = Pick<Staff, "id" | "role">;

/** The greatest number of views that one person sees. */
export const MAX_VIEWS = 30;

/** A view to save; one of the same name is replaced. */
export type NewView = Omit<SavedViewRow, "id">;

/** Creates the store of the views of the inbox that people save by a name. */
export function createSavedViewStore({ db }: Database) {
	/** Selects the views that a person sees: their own, and those for all. */
	const listOf = (staffId: string) =>
		db
			.selectFrom("savedViews")
			.selectAll()
			.where(({ eb, or }) => or([eb("staffId", "=", staffId), eb("isForAll", "=", 1)]));

	return {
		/** Lists the views that a person sees, those for all first. */
		list(staffId: string): Promise<SavedViewRow[]> {
			return listOf(staffId).orderBy("isForAll", "desc").orderBy("name").orderBy("id").execute();
		},

		/** Saves a view in place of one of the same name. Resolves to null where a person has as many as there can be. */
		async save(view: NewView): Promise<SavedViewRow | null> {
			const seen = await listOf(view.staffId).execute();
			const { name, isForAll } = view;
			const same = seen.filter((each) => each.name === name && each.isForAll === isForAll);
			if (seen.length - same.length >= MAX_VIEWS) return null;
			const saved = { ...view, id: crypto.randomUUID() };
			await db.transaction().execute(async (tx) => {
				const ids = same.map(({ id }) => id);
				if (ids.length > 0) await tx.deleteFrom("savedViews").where("id", "in", ids).execute();
				await tx.insertInto("savedViews").values(saved).execute();
			});
			return saved;
		},

		/** Renames a view that a person may change. Resolves to it, or to null where there is none. */
		async rename(id: string, name: string, reader: Reader): Promise<SavedViewRow | null> {
			const renamed = await db
				.updateTable("savedViews")
				.set({ name })
				.where("id", "=", id)
				.where(isChangeableBy(reader))
				.returningAll()
				.executeTakeFirst();
			return renamed ?? null;
		},

		/** Removes a view that a person may change. Resolves to whether it was there. */
		async remove(id: string, reader: Reader): Promise<boolean> {
			const { numDeletedRows } = await db
				.deleteFrom("savedViews")
				.where("id", "=", id)
				.where(isChangeableBy(reader))
				.executeTakeFirstOrThrow();
			return numDeletedRows > 0n;
		},
	};
}

/** Returns whether a person may rename and remove a view: one of their own, and an owner those for all as well. */
export function mayChangeView({ staffId, isForAll }: SavedViewRow, { id, role }: Reader): boolean {
	return staffId === id || (role === "owner" && isForAll === 1);
}

/** Creates the condition of `mayChangeView`. */
function isChangeableBy({ id, role }: Reader) {
	return ({ eb, and, or }: ExpressionBuilder<Tables, "savedViews">) =>
		or([eb("staffId", "=", id), and([eb.val(role === "owner"), eb("isForAll", "=", 1)])]);
}
