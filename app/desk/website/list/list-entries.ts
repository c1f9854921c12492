import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import type { LaidFile } from "#app/editing/merge/lay-over.ts";
import { findPlannedTime } from "#app/editing/store/plans.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { listAbsentFiles } from "../add/single-files.ts";
import { toAddPath, toFilePath } from "../file-path.ts";
import { type ListedFile, listFiles, toUnseen } from "../listed-files.ts";
import { toReviewPath } from "../review/review-path.ts";
import { findGroup, type GroupName } from "./groups.ts";

/** What there is to know of a part of the website, but that it is published. */
export type EntryState =
	/** `name` is null for the reader's own. */
	| {
			kind: "draft";
			name: string | null;
			savedAt: string;
			isDeletion: boolean;
			/** When its author asked for its publication, and when it is published by itself. */
			askedAt: string | null;
			plannedFor: string | null;
			/** The address at which the reader decides on it; null where they do not. */
			review: string | null;
	  }
	/** Nobody has published it yet. */
	| { kind: "new" }
	/** What laying published versions over the files has found. */
	| { kind: "merged" | "conflict" | "aside" };

/** Returns whether somebody asks the reader to publish a part. */
export function isAsked({ states }: Pick<Entry, "states">): boolean {
	return states.some((state) => state.kind === "draft" && state.review !== null);
}

/** A part of the website as the list shows it. */
export type Entry = {
	/** Its path below the content's folder. */
	file: string;
	name: string;
	/** The address of its form, or of its history where it was deleted; null where it is somebody else's draft alone. */
	href: string | null;
	/** The path of the page that shows it; undefined where it is on several, or on none yet. */
	page: string | undefined;
	group: GroupName;
	states: readonly EntryState[];
	/** The last change at the desk; null where there was none. */
	change: { name: string; at: string } | null;
	/** True of a file that the website can have, and does not: its address begins it. */
	isAbsent?: true;
};

/** What is told of each state of a version over its file; null where it is as it was published. */
const LAID_STATES: Record<LaidFile["state"], "merged" | "conflict" | "aside" | null> = {
	laid: null,
	obsolete: null,
	merged: "merged",
	conflict: "conflict",
	"set-aside": "aside",
};

/** Lists all that the website is made of. */
export async function listEntries(context: DeskContext): Promise<Entry[]> {
	const { people } = await getDeskServices();
	const editing = getEditing();
	const store = await editing.getStore();
	const { staff } = context.var.session;
	const own = staff.id;
	const mayPublish = isEnough(staff, "publisher");
	const names = new Map((await people.list()).map(({ id, name }) => [id, name]));
	const drafts = Map.groupBy(await store.listDrafts(), ({ file }) => file);
	const versions = new Map((await store.listNewestVersions()).map((each) => [each.file, each]));
	const found = editing.listStates();
	const nameOf = (staffId: string) => names.get(staffId) ?? t("formerColleague");
	const published = listFiles();
	const isSeen = new Set(published.map(({ file }) => file));
	const unseen = [...new Set([...drafts.keys(), ...versions.keys()])]
		.filter((file) => !isSeen.has(file))
		.flatMap((file) => {
			const text = drafts.get(file)?.[0]?.text ?? versions.get(file)?.baseText ?? null;
			return toUnseen(file, text) ?? [];
		});
	const toEntry = ({ file, kind, page, name }: ListedFile): Entry => {
		const version = versions.get(file);
		const kept = LAID_STATES[found.get(file)?.state ?? "laid"];
		const ofFile = drafts.get(file) ?? [];
		const begun = ofFile.map((draft): EntryState => {
			const { id, staffId, savedAt, text, askedAt } = draft;
			const isOwn = staffId === own;
			return {
				kind: "draft",
				name: isOwn ? null : nameOf(staffId),
				savedAt,
				isDeletion: text === null,
				askedAt,
				plannedFor: findPlannedTime(draft),
				review: askedAt && mayPublish && !isOwn ? toReviewPath(id) : null,
			};
		});
		const isDeleted = !isSeen.has(file) && version?.text === null;
		const isNew = !isSeen.has(file) && !version;
		const hasOwn = ofFile.some(({ staffId }) => staffId === own);
		const isOpen = !isNew || hasOwn;
		return {
			file,
			name,
			href: isOpen ? toFilePath(isDeleted && !hasOwn ? "history" : "edit", file) : null,
			page,
			group: isDeleted ? "deleted" : findGroup(kind.name),
			states: [
				...(kept ? [{ kind: kept }] : []),
				...(isNew ? [{ kind: "new" as const }] : []),
				...begun,
			],
			change: version ? { name: nameOf(version.staffId), at: version.at } : null,
		};
	};
	const begun = new Set(unseen.map(({ file }) => file));
	const absent = listAbsentFiles().filter(({ file }) => !begun.has(file));
	return [...[...published, ...unseen].map(toEntry), ...absent.map(toAbsentEntry)];
}

function toAbsentEntry({ file, kind, page, name }: ListedFile): Entry {
	return {
		file,
		name,
		href: toAddPath(kind.name),
		page,
		group: findGroup(kind.name),
		states: [],
		change: null,
		isAbsent: true,
	};
}
