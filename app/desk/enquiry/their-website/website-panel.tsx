import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import { t } from "#app/messages/en/desk-their-website.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { isWebAddress } from "#app/platform/http/web-address.ts";
import type { StoredCheck } from "#app/tools/website-check/store/check-row.ts";
import { CHECK_WEBSITE } from "./check-website.ts";
import {
	type Described,
	FINDINGS_TEXT,
	splitFindings,
	type TheirWebsite,
} from "./their-website.ts";

type WebsitePanelProps = {
	website: TheirWebsite | null;
	form: ActionContext;
	canAnswer: boolean;
};

/** Renders what the check of their website has found: the first findings, and the way to the others and into the answer. */
export function WebsitePanel({ website, form, canAnswer }: WebsitePanelProps) {
	if (!website) return null;
	const { check, canCheck, text } = website;
	return (
		<section id="website" data-live="website" aria-labelledby="website-title" className="mb-6">
			<h2 id="website-title" className="font-bold">
				{t("title")}
			</h2>
			<div className="mt-1 border-line border-t pt-1.5">
				{check ? <CheckState check={check} website={website} /> : <p>{t("notChecked")}</p>}
				<p className="flex flex-wrap gap-2">
					{text && canAnswer && (
						<Submit name="template" value={FINDINGS_TEXT} action={toAction(form, "answer-text")}>
							{t("takeIntoAnswer")}
						</Submit>
					)}
					{canCheck && (
						<Submit intent={CHECK_WEBSITE} action={toAction(form, "website")}>
							{t(check ? "checkAgain" : "checkNow")}
						</Submit>
					)}
				</p>
			</div>
		</section>
	);
}

function CheckState({ check, website }: { check: StoredCheck; website: TheirWebsite }) {
	const { host, state, report, finishedAt } = check;
	if (!report) return <p>{t(state === "waiting" ? "waits" : "isRead", { host })}</p>;
	return (
		<>
			{report.problem === null ? (
				<Findings website={website} host={host} />
			) : (
				<p>{t("problem", { host, problem: report.problem, status: String(report.status) })}</p>
			)}
			{finishedAt !== null && (
				<p className="text-fine text-ink-soft">
					{t("checkedAt", { time: formatInstant(new Date(finishedAt).toISOString()) })}
				</p>
			)}
		</>
	);
}

function Findings({ website, host }: { website: TheirWebsite; host: string }) {
	const { findings, resultUrl } = website;
	if (findings.length === 0)
		return (
			<p>
				{t("nothingFound", { host })} {resultUrl && <Whole url={resultUrl} more={0} />}
			</p>
		);
	const { first, others } = splitFindings(findings);
	return (
		<>
			<FindingList findings={first} />
			{resultUrl ? (
				<p className="mt-1.5">
					<Whole url={resultUrl} more={others.length} />
				</p>
			) : (
				others.length > 0 && (
					<details>
						<summary className="desk-summary">{t("more", { more: others.length })}</summary>
						<FindingList findings={others} start={first.length + 1} />
					</details>
				)
			)}
		</>
	);
}

type FindingListProps = { findings: readonly Described[]; start?: number };

function FindingList({ findings, start }: FindingListProps) {
	return (
		<ol start={start} className="list-decimal pl-5">
			{findings.map(({ id, finding, url }) => (
				<li key={id} className="py-1 wrap-anywhere">
					{t("sentence", { finding })}
					{url && (
						<span className="block text-fine">
							<Place url={url} />
						</span>
					)}
				</li>
			))}
		</ol>
	);
}

/** Renders the address that shows a fault: a link, unless it is none of the web. */
function Place({ url }: { url: string }) {
	if (!isWebAddress(URL.parse(url))) return url;
	return (
		<a href={url} rel="noreferrer">
			{url}
		</a>
	);
}

function Whole({ url, more }: { url: string; more: number }) {
	return <a href={url}>{t("whole", { more })}</a>;
}
