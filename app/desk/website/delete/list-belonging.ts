import { t } from "#app/messages/en/desk-website-delete.server.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { listFiles } from "../listed-files.ts";

/** Lists the files that belong to one that is to be deleted, as issues: those of a city, the parts of a service. */
export function listBelonging(file: string): ContentIssue[] {
	const folder = file.replace(/(?:\/city)?\.yaml$/, "");
	return listFiles()
		.filter((other) => other.file.startsWith(`${folder}/`) && other.file !== file)
		.map((other) => ({ file: other.file, field: "", reason: t("belongsToIt") }));
}
