import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { LaidOver, ReadFile, Version } from "../merge/lay-over.ts";
import { mergeFiles } from "../merge/merge-files.ts";
import { type Draft, deleteDraft, findDraftById, updateDraft } from "./drafts.ts";
import { findVersion, insertVersion, lockVersions } from "./versions.ts";

type Context = {
	database: Database;
	readFile: ReadFile;
	layRows(tx: Kysely<Tables>): Promise<LaidOver>;
	getText(laid: LaidOver, file: string): string | null;
};

/** Prepares what visitors will have, and throws where that cannot be: then nothing is written. */
export type Prepare<Prepared> = (laid: LaidOver) => Prepared;

type Published<Prepared> = { number: number; laid: LaidOver; prepared: Prepared };

/** What another publication, which has come between, made of a draft. */
type Met = {
	/** The draft, with the words of both. */
	merged: Draft;
	/** The text that visitors have. */
	theirs: string | null;
	/** The places that both have changed, where the draft has its own words. */
	conflicts: readonly string[];
};

/**
 * The result of a publication: null if visitors had the same text already. It is rejected for the draft as it is stored if that
 * has another version than the form, null if it is gone; and for a draft that another publication has met.
 */
export type PublicationResult<Prepared> = Result<
	Published<Prepared> | null,
	{ conflict: Draft | null } | Met
>;

/** A change of another file that is published together with a text, or not at all. */
export type FurtherChange = {
	file: string;
	/** Returns the text of the file; null is a file that is not there. */
	change: (text: string | null) => string | null;
};

export type DraftToPublish = {
	draft: Pick<Draft, "id" | "version">;
	/** Who publishes it, which may be somebody else than its author. */
	staffId: string;
	further?: readonly FurtherChange[];
};

export function publishDraft<Prepared>(
	context: Context,
	{ draft: { id, version }, staffId, further = [] }: DraftToPublish,
	prepare: Prepare<Prepared>,
): Promise<PublicationResult<Prepared>> {
	return transact(context.database, async (unit) => {
		const { tx } = unit;
		await lockVersions(unit);
		const draft = await findDraftById(tx, id);
		if (draft?.version !== version) return reject({ conflict: draft ?? null });
		const { file, text, baseText } = draft;
		const laid = await context.layRows(tx);
		const theirs = context.getText(laid, file);
		if (baseText !== theirs && text !== theirs) {
			const { text, conflicts } = mergeFiles(file, { base: baseText, mine: draft.text, theirs });
			const isPlanMet = draft.publishAt !== null && conflicts.length > 0;
			const merged = await updateDraft(tx, draft, {
				text,
				baseText: theirs,
				// At once, as another node would take the merged draft for one that was planned so.
				...(isPlanMet && { planEnded: "met" }),
			});
			return reject(merged ? { merged, theirs, conflicts } : { conflict: null });
		}
		// A save at the same time is not lost: where it was the first, there is no draft of this version any more.
		if (!(await deleteDraft(tx, draft)))
			return reject({ conflict: (await findDraftById(tx, id)) ?? null });
		if (text === theirs) return accept(null);
		const texts = [{ file, text }, ...listFurther(context, laid, further)];
		const authorId = draft.staffId === staffId ? null : draft.staffId;
		const publication = { texts, staffId, authorId, kind: "publish" } as const;
		return accept(await publishTexts(context, unit, publication, prepare));
	});
}

export type VersionToRestore = {
	file: string;
	number: number;
	staffId: string;
	further?: readonly FurtherChange[];
};

export function restoreVersion<Prepared>(
	context: Context,
	{ file, number, staffId, further = [] }: VersionToRestore,
	prepare: Prepare<Prepared>,
): Promise<Result<Published<Prepared> | null, "missing">> {
	return transact(context.database, async (unit) => {
		const { tx } = unit;
		await lockVersions(unit);
		const version = await findVersion(tx, number);
		if (number !== 0 && version?.file !== file) return reject("missing" as const);
		const text = version ? version.text : context.readFile(file);
		if (number === 0 && text === null) return reject("missing" as const);
		const laid = await context.layRows(tx);
		if (text === context.getText(laid, file)) return accept(null);
		const texts = [{ file, text }, ...listFurther(context, laid, further)];
		const publication = { texts, staffId, authorId: null, kind: "restore" } as const;
		return accept(await publishTexts(context, unit, publication, prepare));
	});
}

type PublishedText = Pick<Version, "file" | "text">;

/** Lists the texts of further files, of those alone that are changed. */
function listFurther(
	{ getText }: Context,
	laid: LaidOver,
	further: readonly FurtherChange[],
): PublishedText[] {
	return further.flatMap(({ file, change }) => {
		const before = getText(laid, file);
		const text = change(before);
		return text === before ? [] : [{ file, text }];
	});
}

/** Publishes texts, and prepares what visitors will have before the commit. The number is that of the first text. */
async function publishTexts<Prepared>(
	{ layRows, readFile }: Context,
	{ tx, announce }: UnitOfWork,
	{
		texts,
		...publication
	}: Pick<Version, "staffId" | "authorId" | "kind"> & { texts: readonly PublishedText[] },
	prepare: Prepare<Prepared>,
): Promise<Published<Prepared>> {
	const at = new Date(getNow()).toISOString();
	const numbers: number[] = [];
	for (const published of texts) {
		const baseText = readFile(published.file);
		numbers.push(await insertVersion(tx, { ...published, ...publication, baseText, at }));
	}
	const laid = await layRows(tx);
	const prepared = prepare(laid);
	announce();
	return { number: numbers[0] ?? 0, laid, prepared };
}
