import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { createLayer, type LaidOver, type ReadFile, type Version } from "../merge/lay-over.ts";
import { askForDraft, sendDraftBack } from "./asks.ts";
import {
	type Draft,
	findDraft,
	findDraftById,
	insertDraft,
	migrateDrafts,
	updateDraft,
} from "./drafts.ts";
import {
	addPicture,
	deletePicture,
	listChangedTexts,
	listPictures,
	markPictures,
	type NewPicture,
} from "./pictures.ts";
import { cancelPlan, endPlan, listPlanned, type PlanEnd, planDraft } from "./plans.ts";
import {
	type DraftToPublish,
	type Prepare,
	publishDraft,
	restoreVersion,
	type VersionToRestore,
} from "./publish.ts";
import { findSharedDraft, shareDraft, unshareDraft } from "./shares.ts";
import { findNewestNumber, findVersion, listNewestVersions, markTaken } from "./versions.ts";

export type { Draft } from "./drafts.ts";

/** The files that versions are laid over. */
export type Folder = {
	readFile: ReadFile;
	/** Lays the newest version of each file over the files. */
	lay?: (versions: readonly Version[]) => LaidOver;
};

export type EditingStore = ReturnType<typeof createEditingStore>;

/** Creates the store of the changes of the website: what people have begun, and what was published. */
export function createEditingStore(
	database: Database,
	{ readFile, lay = createLayer(readFile) }: Folder,
) {
	const { db } = database;
	const layRows = async (tx: Kysely<Tables>, file?: string): Promise<LaidOver> =>
		lay(await listNewestVersions(tx, file));
	/** Returns the text of a file as visitors have it. */
	const getText = ({ texts }: LaidOver, file: string): string | null => {
		const text = texts.get(file);
		return text === undefined ? readFile(file) : text;
	};
	const context = { database, readFile, layRows, getText };

	return {
		findDraft: (file: string, staffId: string) => findDraft(db, { file, staffId }),
		findDraftById: (id: string) => findDraftById(db, id),

		/** Lists the ids of who has a draft of a file. */
		async listAuthors(file: string): Promise<string[]> {
			const rows = await db
				.selectFrom("contentDrafts")
				.select("staffId")
				.where("file", "=", file)
				.execute();
			return rows.map(({ staffId }) => staffId);
		},

		/** Lists the drafts of everybody, the last saved first. */
		listDrafts(): Promise<Draft[]> {
			return db.selectFrom("contentDrafts").selectAll().orderBy("savedAt", "desc").execute();
		},

		/**
		 * Saves a draft over the version that its form began with; 0 for one that had none. Over another one nothing is saved, and
		 * the draft as it is stored now is the answer, or null if it is gone. The first save keeps the public text that the form
		 * was made of, by default that of now.
		 */
		async saveDraft(
			saved: Pick<Draft, "file" | "staffId" | "text" | "version"> &
				Partial<Pick<Draft, "baseText">> & { redirect?: Draft["redirect"] | undefined },
		): Promise<Result<Draft, { conflict: Draft | null }>> {
			const { file, staffId, text, version, redirect = null } = saved;
			const found = await findDraft(db, { file, staffId });
			const save = async () => {
				if (found) return updateDraft(db, { id: found.id, version }, { text, redirect });
				if (version !== 0) return undefined;
				const { baseText = getText(await layRows(db, file), file) } = saved;
				return insertDraft(db, { file, staffId, text, baseText, redirect });
			};
			const draft = await save();
			if (draft) return accept(draft);
			return reject({ conflict: (await findDraft(db, { file, staffId })) ?? null });
		},

		migrateDrafts: () => migrateDrafts(db),

		shareDraft: (draft: Draft) => shareDraft(db, draft),
		unshareDraft: (draft: Draft) => unshareDraft(db, draft),
		findSharedDraft: (token: string) => findSharedDraft(db, token),

		askForDraft: (draft: Draft, note: string | null) => askForDraft(db, draft, note),
		sendDraftBack: (
			draft: Pick<Draft, "id" | "version">,
			answer: Parameters<typeof sendDraftBack>[2],
		) => sendDraftBack(db, draft, answer),

		planDraft: (draft: Draft, publishAt: string) => planDraft(database, draft, publishAt),
		cancelPlan: (id: string) => cancelPlan(db, id),
		endPlan: (draft: Draft, reason: PlanEnd) => endPlan(db, draft, reason),
		listPlanned: () => listPlanned(db),

		/** Deletes a draft of the person, whatever its version. */
		async discardDraft(id: string, staffId: string): Promise<void> {
			await db
				.deleteFrom("contentDrafts")
				.where("id", "=", id)
				.where("staffId", "=", staffId)
				.execute();
		},

		/**
		 * Publishes a draft. Where another publication has come between, the draft becomes both, its own words first, and is the
		 * answer.
		 */
		publish: <Prepared>(draft: DraftToPublish, prepare: Prepare<Prepared>) =>
			publishDraft(context, draft, prepare),

		/** Brings a version back by publishing its text; 0 brings back the file of the folder. */
		restore: <Prepared>(version: VersionToRestore, prepare: Prepare<Prepared>) =>
			restoreVersion(context, version, prepare),

		/** Lists the versions of a file, the newest first. */
		listVersions(file: string): Promise<Version[]> {
			return db
				.selectFrom("contentVersions")
				.selectAll()
				.where("file", "=", file)
				.orderBy("number", "desc")
				.execute();
		},

		findVersion: (number: number) => findVersion(db, number),

		/** Lists the newest version of each file. */
		listNewestVersions: () => listNewestVersions(db),

		/** Finds the number of the newest version of all; 0 without any. */
		findNewestNumber: () => findNewestNumber(db),

		/** Marks versions that the files of the folder have taken over. */
		markTaken: (numbers: readonly number[]) => markTaken(db, numbers),

		addPicture: (picture: NewPicture) => addPicture(database, picture),
		/** Deletes a picture, logo or font that no draft and no version names. Returns whether it was there and is gone. */
		deletePicture: (name: string, isNamed: (text: string) => boolean) =>
			deletePicture(database, name, isNamed),
		/** Lists the texts of all drafts and versions that have a part. */
		listChangedTexts: (part: string) => listChangedTexts(db, part),
		/** Returns what is another text once a picture, logo or font was added or deleted. */
		markPictures: () => markPictures(db),
		/** Lists the pictures, logos and fonts that were added at the desk, by their names. */
		listPictures: () => listPictures(db),

		/** Lays what was published over the files. */
		loadTexts: () => layRows(db),
	};
}
