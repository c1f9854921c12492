import { hash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** A text that an answer can begin with, with its placeholders or filled in. */
export type Template = Omit<Tables["templates"], "position" | "staffId">;

type Words = Pick<Template, "name" | "text">;

/** A change of the texts. `seen` is the mark of what the author of the new words saw. */
export type TemplateChange =
	| ({ kind: "add" } & Words)
	| ({ kind: "save"; id: string; seen: string } & Words)
	| { kind: "remove" | "up" | "down"; id: string }
	| { kind: "reset" };

/**
 * The reason why a change wrote nothing: somebody else changed the text meanwhile (`stale`) or removed it (`missing`),
 * another text has the name (`taken`), there are as many as there can be (`full`).
 */
export type TemplateRejection = "stale" | "missing" | "taken" | "full";

export const MAX_TEMPLATES = 40;

/** Whose texts are meant: those of one person, by the id, or those of everybody (null). */
type Whose = string | null;

/**
 * Creates the store of the texts that answers can begin with: those of everybody, and each person's own. While everybody has
 * none, those of the content files are offered, and the first change copies them.
 */
export function createTemplateStore({ db, pool }: Database, listDefaults: () => readonly Words[]) {
	const list = async (within: Kysely<Tables>, whose: Whose) => {
		const templates = await within
			.selectFrom("templates")
			.select(["id", "name", "text"])
			.where("staffId", whose === null ? "is" : "=", whose)
			.orderBy("position")
			.execute();
		const isFromFiles = whose === null && templates.length === 0;
		return isFromFiles ? listDefaults().map(toTemplate) : templates;
	};

	return {
		/** Lists the texts of everybody, or a person's own ones, in their order. */
		list: (whose: Whose) => list(db, whose),

		/** Lists the texts that a person can choose from, with their own ones first. */
		async listFor(staffId: string): Promise<Template[]> {
			return [...(await list(db, staffId)), ...(await list(db, null))];
		},

		/** Returns whether the texts of everybody are not those of the content files any more. */
		async areChanged(): Promise<boolean> {
			const query = db.selectFrom("templates").select("id").where("staffId", "is", null);
			return (await query.limit(1).executeTakeFirst()) !== undefined;
		},

		change(change: TemplateChange, whose: Whose): Promise<"changed" | TemplateRejection> {
			return db.transaction().execute(async (tx) => {
				// A row cannot be locked while there is none. SQLite has one writer in any case.
				if (pool) await sql`lock table templates in share row exclusive mode`.execute(tx);
				const templates = await list(tx, whose);
				const changed = applyChange(templates, change);
				if (!changed.ok) return changed.reason;
				if (changed.value !== templates) await write(tx, changed.value, whose);
				return "changed";
			});
		},
	};
}

/** Returns a mark of a text, by which it is noticed that somebody else has changed it. */
export function toTemplateMark({ name, text }: Words): string {
	return hash("sha256", JSON.stringify([name, text]), "base64url");
}

/** Gives a text of the content files the id that it keeps when it is copied. */
function toTemplate({ name, text }: Words, at: number): Template {
	return { id: String(at + 1), name, text };
}

/** Returns the texts after the change: the same array if it changes nothing. */
function applyChange(
	templates: Template[],
	change: TemplateChange,
): Result<Template[], TemplateRejection> {
	if (change.kind === "reset") return accept([]);
	if (change.kind === "add") return add(templates, change);
	const at = templates.findIndex(({ id }) => id === change.id);
	const stored = templates[at];
	// Whoever removes or moves what is not there any more has nothing left to do.
	if (!stored) return change.kind === "save" ? reject("missing") : accept(templates);
	switch (change.kind) {
		case "save": {
			const { name, text } = change;
			if (name === stored.name && text === stored.text) return accept(templates);
			if (toTemplateMark(stored) !== change.seen) return reject("stale");
			if (templates.some((other) => other !== stored && other.name === name))
				return reject("taken");
			return accept(templates.with(at, { id: stored.id, name, text }));
		}
		case "remove":
			return accept(templates.toSpliced(at, 1));
		case "up":
		case "down": {
			const to = change.kind === "up" ? at - 1 : at + 1;
			const other = templates[to];
			return accept(other ? templates.with(at, other).with(to, stored) : templates);
		}
	}
}

function add(templates: Template[], { name, text }: Words): Result<Template[], TemplateRejection> {
	const alike = templates.find((template) => template.name === name);
	// The same form was sent twice.
	if (alike) return alike.text === text ? accept(templates) : reject("taken");
	if (templates.length >= MAX_TEMPLATES) return reject("full");
	return accept([...templates, { id: crypto.randomUUID(), name, text }]);
}

async function write(
	tx: Transaction<Tables>,
	templates: readonly Template[],
	staffId: Whose,
): Promise<void> {
	await tx
		.deleteFrom("templates")
		.where("staffId", staffId === null ? "is" : "=", staffId)
		.execute();
	const rows = templates.map((template, position) => ({ ...template, position, staffId }));
	if (rows.length > 0) await tx.insertInto("templates").values(rows).execute();
}
