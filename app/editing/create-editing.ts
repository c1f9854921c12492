import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Texts } from "#app/content/files/layered-texts.ts";
import type { AddedPicture } from "#app/content/media/media-files.ts";
import type { Database } from "#app/database/open-database.ts";
import { ContentError, type ContentIssue } from "#app/platform/content-error.ts";
import { warn } from "#app/platform/operations-log.ts";
import { type Result, reject } from "#app/platform/result.ts";
import { type Builder, buildSound } from "./merge/build-sound.ts";
import {
	createLayer,
	type LaidFile,
	type LaidOver,
	NOTHING_LAID,
	type ReadFile,
	setAside,
	type Version,
} from "./merge/lay-over.ts";
import { listProblems } from "./merge/list-problems.ts";
import { createPlannedTimer } from "./planned-timer.ts";
import type { Draft } from "./store/drafts.ts";
import { createEditingStore, type EditingStore } from "./store/editing-store.ts";
import type { NewPicture, TooMany } from "./store/pictures.ts";
import type { DraftToPublish, FurtherChange, VersionToRestore } from "./store/publish.ts";
import { TextChangeError } from "./text/text-change.ts";

/** The pages of this process, as they are built of the files and of what is laid over them. */
export type Site<Snapshot> = Builder<Snapshot> & {
	readFile: ReadFile;
	/** Sets the pictures, logos and fonts that were added at the desk, which pages may show beside those of the folder. */
	setPictures(pictures: readonly AddedPicture[]): void;
	/**
	 * Makes a snapshot the one that visitors get, at once. The files are those that this node has published. Resolves when what
	 * follows of it is done, too.
	 */
	publish(snapshot: Snapshot, files: ReadonlySet<string>): Promise<void>;
};

/** The time in ms after which another node's publication is looked for, whether or not one was heard of. */
const LOOK_EVERY_MS = 10_000;
/** The number of previews that are kept: each has content of its own. */
const PREVIEWS_MAX = 8;

/** Publishes a draft whose time has come, or takes it off its plan. */
export type PublishPlanned = (draft: Draft) => Promise<void>;

export type Editing<Snapshot extends object> = ReturnType<typeof createEditing<Snapshot>>;

/** Creates what changes the website of this process, and follows what is published on other nodes. */
export function createEditing<Snapshot extends object>(
	getDatabase: () => Promise<Database>,
	site: Site<Snapshot>,
) {
	/** What visitors get; undefined until the store was read. */
	let current: LaidOver | undefined;
	let opened: { database: Database; store: EditingStore } | undefined;
	/** The mark of the pictures, logos and fonts of the desk that the pages may show; undefined before there is one. */
	let pictures: string | undefined;
	/** The versions that cannot be used, until their files are published anew or the site starts again. */
	const faults = new Map<number, string>();
	const previews = new LRUCache<string, Snapshot>({ max: PREVIEWS_MAX });
	const layer = createLayer(site.readFile);
	// One after the other, as a publication and what is heard of others replace the same content.
	const inTurn = pLimit(1);

	const lay = (versions: readonly Version[]): LaidOver => {
		const faulty = versions.map(({ file, number }) => [file, faults.get(number)] as const);
		return setAside(
			layer(versions),
			new Map(faulty.flatMap(([file, fault]) => (fault === undefined ? [] : [[file, fault]]))),
		);
	};

	const getStore = async (): Promise<EditingStore> => {
		const database = await getDatabase();
		if (opened?.database !== database)
			opened = { database, store: createEditingStore(database, { readFile: site.readFile, lay }) };
		return opened.store;
	};

	const getLaid = (): LaidOver => current ?? NOTHING_LAID;

	/** Notes which versions the files have taken over, so that none of them is laid over what the files say later. */
	const noteTaken = async (store: EditingStore, { files }: LaidOver): Promise<void> => {
		const taken = [...files.values()].filter(
			({ state, version }) => state === "obsolete" && !version.isTaken,
		);
		if (taken.length === 0) return;
		try {
			await store.markTaken(taken.map(({ version }) => version.number));
		} catch (error) {
			warn("Which versions the files have taken over cannot be noted:", error);
		}
	};

	const migrateDrafts = async (store: EditingStore): Promise<void> => {
		try {
			await store.migrateDrafts();
		} catch (error) {
			warn("The drafts cannot be brought into the form of this version:", error);
		}
	};

	const catchUpPictures = async (store: EditingStore): Promise<void> => {
		const mark = await store.markPictures();
		if (mark === pictures) return;
		site.setPictures(await store.listPictures());
		pictures = mark;
	};

	/** Publishes on this node what was published on any. */
	const catchUp = async (): Promise<EditingStore> => {
		const store = await getStore();
		const isFirst = current === undefined;
		const isNewest = current && (await store.findNewestNumber()) === current.newest;
		const found = isNewest ? null : await store.loadTexts();
		// After the texts, as each picture that they show was added before them.
		await catchUpPictures(store);
		if (!found) return store;
		if (isFirst) await noteTaken(store, found);
		if (isFirst) await migrateDrafts(store);
		const isUnchanged = getLaid().texts.size === 0 && found.texts.size === 0;
		if (isUnchanged) {
			current = found;
			return store;
		}
		const { laid, snapshot } = buildSound(found, site);
		for (const { version, state, problem } of laid.files.values())
			if (state === "set-aside") faults.set(version.number, problem);
		current = laid;
		const done = site.publish(snapshot, new Set());
		for (const line of listProblems(laid)) warn(line);
		if (isFirst) await done;
		return store;
	};

	/** Publishes, or returns the issues of what visitors would have. */
	const publish = <Reason>(
		run: (
			store: EditingStore,
			build: (laid: LaidOver) => Snapshot,
		) => Promise<Result<{ number: number; laid: LaidOver; prepared: Snapshot } | null, Reason>>,
	): Promise<Result<{ number: number } | null, Reason | { issues: ContentIssue[] }>> =>
		inTurn(async () => {
			try {
				const result = await run(await catchUp(), ({ texts }) => site.build(texts));
				if (result.ok && result.value) {
					const { laid, prepared } = result.value;
					const files = listChangedFiles(getLaid().texts, laid.texts);
					current = laid;
					// Nobody waits for what follows.
					void site.publish(prepared, files);
				}
				return result;
			} catch (error) {
				return reject({ issues: toIssues(error, site) });
			}
		});

	const getText = (file: string): string | null => {
		const text = getLaid().texts.get(file);
		return text === undefined ? site.readFile(file) : text;
	};

	const layTexts = (texts: Texts): Texts => new Map([...getLaid().texts, ...texts]);
	const getDraftTexts = (file: string, text: string | null) => layTexts(new Map([[file, text]]));

	return {
		getStore,

		/** Publishes a draft on all nodes, if the content can be used with it. */
		publishDraft: (draft: DraftToPublish) => publish((store, build) => store.publish(draft, build)),

		/** Publishes an earlier version again; 0 is the file of the folder. */
		restore: (version: VersionToRestore) =>
			publish((store, build) => store.restore(version, build)),

		/** Adds a picture, logo or font, which drafts may show on this node from then on. Returns its name. */
		async addPicture(picture: NewPicture): Promise<Result<string, TooMany>> {
			const store = await getStore();
			const added = await store.addPicture(picture);
			await inTurn(() => catchUpPictures(store));
			return added;
		},

		/** Deletes what was added, unless a draft or a version names it. Returns whether it was there and is gone. */
		async deletePicture(name: string, isNamed: (text: string) => boolean): Promise<boolean> {
			const store = await getStore();
			const isGone = await store.deletePicture(name, isNamed);
			await inTurn(() => catchUpPictures(store));
			return isGone;
		},

		/**
		 * Lists what keeps a text of a file from being published, with further changes of other files, whichever file each issue
		 * names.
		 */
		checkDraft(
			file: string,
			text: string | null,
			further: readonly FurtherChange[] = [],
		): ContentIssue[] {
			try {
				const others = further.map((each) => [each.file, each.change(getText(each.file))] as const);
				site.build(layTexts(new Map([[file, text], ...others])));
				return [];
			} catch (error) {
				return toIssues(error, site);
			}
		},

		/** Builds the content with a draft. Throws a ContentError where it cannot be used. */
		previewDraft(draft: Draft): Snapshot {
			const key = `${draft.id} ${draft.version} ${getLaid().newest}`;
			const known = previews.get(key);
			if (known) return known;
			const built = site.build(getDraftTexts(draft.file, draft.text));
			previews.set(key, built);
			return built;
		},

		/** Builds the content with texts that are not stored. Throws a ContentError where it cannot be used. */
		previewTexts: (texts: Texts): Snapshot => site.build(layTexts(texts)),

		/** Returns the text of a file as visitors have it; null if there is none. */
		getText,

		/** Lists what became of each file's newest version, by the file. */
		listStates: (): ReadonlyMap<string, LaidFile> => getLaid().files,

		/**
		 * Publishes on this node what others publish, and what is planned at its time, until the signal is aborted. Resolves once
		 * the store was read, or could not be, which is tried again.
		 */
		async follow(signal: AbortSignal, publishPlanned?: PublishPlanned): Promise<void> {
			let heard: { database: Database; stop: AbortController } | undefined;
			let isAway = false;
			const list = async () => (await getStore()).listPlanned();
			const planned =
				publishPlanned && createPlannedTimer({ list, publish: publishPlanned, signal });
			const look = async () => {
				try {
					const database = await getDatabase();
					if (heard?.database !== database && !signal.aborted) {
						heard?.stop.abort();
						const stop = new AbortController();
						heard = { database, stop };
						database.changes.listen(look, AbortSignal.any([signal, stop.signal]));
					}
					await inTurn(catchUp);
					isAway = false;
					// The start of the site waits for what was published, and not for this.
					void planned?.look();
				} catch (error) {
					if (!isAway && !signal.aborted) warn("What was published cannot be read:", error);
					isAway = true;
				}
			};
			const timer = setInterval(look, LOOK_EVERY_MS).unref();
			signal.addEventListener("abort", () => clearInterval(timer));
			await look();
		},
	};
}

function listChangedFiles(before: Texts, after: Texts): Set<string> {
	const files = [...before.keys(), ...after.keys()];
	return new Set(files.filter((file) => before.get(file) !== after.get(file)));
}

/** Returns the issues of an error of content, with the paths of files below the folder. */
function toIssues(error: unknown, { toFile }: Pick<Builder<unknown>, "toFile">): ContentIssue[] {
	if (error instanceof TextChangeError) return [{ file: "", field: "", reason: error.message }];
	if (!(error instanceof ContentError)) throw error;
	return error.issues.map((issue) => ({ ...issue, file: toFile(issue.file) }));
}
