import { checkDates } from "#app/content/check-dates.ts";
import { checkLinks } from "#app/content/check-links.ts";
import { createWordCheck } from "#app/content/check-words.ts";
import type { Snapshot } from "#app/content/content.server.ts";
import { checkPictures } from "#app/content/media/check-pictures.ts";
import { listFarCities } from "#app/content/places/list-far-cities.ts";
import { checkPages, SIMILARITY_MAX } from "#app/content/similarity/check-pages.ts";
import { PAGE_KINDS, WORDS_MIN } from "#app/content/similarity/page-texts.ts";
import type { Content } from "#app/content/types.ts";
import { checkColours } from "#app/design/styles/check-colours.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { ContentError, type ContentIssue } from "#app/platform/content-error.ts";
import { listFurther } from "../delete/list-further.ts";
import { findPage } from "../find-page.ts";
import type { OpenForm } from "./open-form.ts";

/**
 * Lists what `content:check` says of a file as its form has it, and what does not stand against publishing it: of the file
 * itself, and of links of others that it breaks.
 */
export async function listWarnings(form: OpenForm): Promise<ContentIssue[]> {
	const { file } = form;
	const snapshot = buildSnapshot(form);
	if (!snapshot) return [];
	const content = toContent(snapshot);
	const before = checkLinks(toContent(getEditing().previewTexts(new Map()))).map(toKey);
	const links = checkLinks(content);
	return [
		...links.filter((link) => link.file === file || !before.includes(toKey(link))),
		...[...checkDates(content), ...listColourIssues(content), ...listFarIssues(content)].filter(
			(issue) => issue.file === file,
		),
		...listWordIssues(content, form),
		...(await checkPictures(content.pictures.filter(({ from }) => from.file === file))),
		...listPageIssues(content, file, findPage(snapshot, file)),
	];
}

/** Builds the content with the file as its form has it; null where it cannot be used. */
function buildSnapshot(form: OpenForm): Snapshot | null {
	const { file, draft } = form;
	const editing = getEditing();
	try {
		if (!draft) return editing.previewTexts(new Map());
		const further = listFurther(form).map(
			(each) => [each.file, each.change(editing.getText(each.file))] as const,
		);
		return editing.previewTexts(new Map([[file, draft.text], ...further]));
	} catch (error) {
		if (error instanceof ContentError) return null;
		throw error;
	}
}

function toContent({ content, cities }: Snapshot): Content {
	return { ...content, cities: [...cities] };
}

function toKey({ file, field, reason }: ContentIssue): string {
	return `${file} ${field} ${reason}`;
}

function listColourIssues({ site }: Content): ContentIssue[] {
	return checkColours(site.colours ?? {}).map(({ name, reason }) => ({
		file: "site.yaml",
		field: `colours.${name}`,
		reason,
	}));
}

function listWordIssues(content: Content, { file, draft }: OpenForm): ContentIssue[] {
	const text = draft ? draft.text : getEditing().getText(file);
	return text === null ? [] : createWordCheck(content)(file, text);
}

function listFarIssues(content: Content): ContentIssue[] {
	return listFarCities(content).map(({ file, distance }) => ({
		file,
		field: "coordinates",
		reason: t("farAway", { distance: formatNumber(distance) }),
	}));
}

/** Lists why search engines do not get the page of a file. */
function listPageIssues(content: Content, file: string, path: string | undefined): ContentIssue[] {
	if (path === undefined) return [];
	const reports = checkPages(content);
	return PAGE_KINDS.flatMap((kind) =>
		reports[kind].pages
			.filter((page) => page.path === path)
			.flatMap(({ ownWords, nearest, faults }) =>
				faults.map((fault) => ({
					file,
					field: "",
					reason:
						fault === "words"
							? t("tooShort", { count: ownWords, least: formatNumber(WORDS_MIN[kind]) })
							: t("tooAlike", {
									share: toPercent(nearest?.share ?? 0),
									page: nearest?.path ?? "",
									most: toPercent(SIMILARITY_MAX),
								}),
				})),
			),
	);
}

function toPercent(share: number): string {
	return formatNumber(Math.round(share * 100));
}
