import { t } from "#app/messages/en/desk-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toFilePath } from "../file-path.ts";
import keepDraft from "./keep-draft.ts?inline-script";
import styles from "./preview-banner.css?inline";

export type BannerFacts = {
	/** The value of `draft` that links of the page get; left out where the draft is of that page alone. */
	token?: string;
	/** The file that is previewed, below the content's folder; left out for who cannot open its form. */
	file?: string;
	/** The file of the page that is shown, where that is another one; left out like `file`. */
	shown?: string | undefined;
	/** The path at which the reader decides on somebody else's draft. */
	review?: string | undefined;
	/** The instant at which the address ends, for whom the draft was shared with. */
	until?: string | null;
	/** False if visitors have no page at this address. */
	isPublic?: boolean;
};

/** Renders what a preview has beside the page: who sees it, the way out, and the script that keeps its links in the draft. */
export function PreviewBanner(facts: BannerFacts) {
	const { token = "", file, shown, review, until, isPublic = true } = facts;
	return (
		<div data-preview={token}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: The styles are our own. */}
			<style dangerouslySetInnerHTML={{ __html: styles }} />
			<p>{formatText({ file, until, isPublic })}</p>
			<p role="status" data-not-sent={t("previewNotSent")} />
			<p>
				{file && <a href={toFilePath("edit", file)}>{t("previewToForm")}</a>}
				{shown && <a href={toFilePath("edit", shown)}>{t("previewToShown")}</a>}
				{review && <a href={review}>{t("previewToReview")}</a>}
				{isPublic && (
					<a href="?" rel="noreferrer" data-public="">
						{t("previewToPublic")}
					</a>
				)}
			</p>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: The script is our own. */}
			<script dangerouslySetInnerHTML={{ __html: keepDraft }} />
		</div>
	);
}

function formatText({ file, until, isPublic }: BannerFacts): string {
	if (until) return t("sharedText", { until: formatInstant(until) });
	return t(file ? "previewText" : "previewOfOther", { isPublic: isPublic ? "yes" : "no" });
}
