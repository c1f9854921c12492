import { getContentPaths, getPages } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { createFile, type NewFile, type Parent } from "#app/content/new-file.ts";
import { isReservedSlug } from "#app/content/site-paths.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website-add.server.ts";
import { getAgencyRegion } from "#app/platform/region.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** What was typed of a new file. */
export type Typed = Pick<NewFile, "kind" | "name" | "parents">;

/** A field of the form that adds a file. */
export type AddField = "name" | Parent;

/** Why a file cannot be added, and the field that says so. */
export type AddProblem = { field: AddField; reason: string };

/** The addresses of the kinds that share theirs with pages of other kinds. */
const SHARED_ADDRESSES: Readonly<Record<string, string>> = {
	city: "/{slug}",
	district: "/{city}/{slug}",
	"own-page": "/{slug}",
	"landing-page": "/{slug}",
	"sub-service": "/services/{service}/{slug}",
};

/** Adds a file to the website as a draft of the person, and returns its path below the content's folder. */
export async function addFile(typed: Typed, staffId: string): Promise<Result<string, AddProblem>> {
	const store = await getEditing().getStore();
	const drafts = await store.listDrafts();
	const begun = drafts.filter(({ text }) => text !== null).map(({ file }) => file);
	const created = createFile({
		...typed,
		paths: [...getContentPaths(), ...begun],
		locale: getAgencyRegion().locale,
	});
	if (!created.ok) return reject(explain(created.reason.reason, typed));
	const { file, text, slugs } = created.value;
	const path = fillPlaceholders(SHARED_ADDRESSES[typed.kind.name] ?? "", slugs);
	if (getPages().has(path) || isReservedSlug(path.slice(1)))
		return reject({ field: "name", reason: t("isReserved", { path }) });
	const saved = await store.saveDraft({ file, staffId, text, version: 0 });
	return saved.ok ? accept(file) : reject({ field: "name", reason: t("isTaken") });
}

function explain(reason: "address" | "taken" | Parent, { kind, name }: Typed): AddProblem {
	const isService = kind.name === "local-service";
	switch (reason) {
		case "address":
			if (isService) return { field: "name", reason: t("serviceMissing") };
			return { field: "name", reason: t(name === "" ? "nameMissing" : "noAddress") };
		case "taken":
			return { field: "name", reason: t("isTaken") };
		case "city":
			return { field: reason, reason: t("cityMissing") };
		case "service":
			return { field: reason, reason: t("serviceMissing") };
	}
}
