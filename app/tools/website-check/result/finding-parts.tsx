import type { Findings, ShownFinding } from "./describe-result.server.ts";

type Words = Findings["words"];

type EvidenceProps = { evidence: ShownFinding["evidence"]; words: Words };

/** Renders where a finding was seen. The website of a stranger gets no recommendation and learns nothing of this page. */
export function Evidence({ evidence, words }: EvidenceProps) {
	if (evidence.length === 0) return null;
	return (
		<div className="mt-6">
			<p className="font-bold text-fine">{words.evidence}</p>
			<ul className="mt-1 border-line border-t text-fine">
				{evidence.map(({ url, text, isLink }) => (
					<li key={`${url} ${text}`} className="border-line border-b py-2 wrap-anywhere">
						{isLink ? (
							<a href={url} rel="nofollow noopener noreferrer" className="text-link">
								{url}
							</a>
						) : (
							url
						)}
						<br />
						<span className="text-ink-soft">{text || words.nothingThere}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Renders what was looked at, and what was expected there. */
export function Details({ finding, words }: { finding: ShownFinding; words: Words }) {
	return (
		<details className="text-fine">
			<summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
				{words.details}
			</summary>
			<dl className="mt-1 max-w-text stack-3">
				<div>
					<dt className="font-bold">{words.tested}</dt>
					<dd>{finding.tested}</dd>
				</div>
				<div>
					<dt className="font-bold">{words.expected}</dt>
					<dd>{finding.expected}</dd>
				</div>
			</dl>
		</details>
	);
}
