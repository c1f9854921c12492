import { Button } from "#app/ui/button.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";
import { Chapter } from "./specimen.tsx";

const THEMES = ["light", "dark"] as const;
const GROUNDS = ["paper", "raised", "sunken"] as const;
const ROLES = [
	"ink",
	"ink-soft",
	"accent",
	"accent-bright",
	"spark",
	"line",
	"line-strong",
	"focus",
] as const;

/** Every paper with its roles, as the light and as the dark theme have it. */
export function Papers() {
	return (
		<Chapter title="Papers">
			<div className="sg-papers">
				{(Object.keys(PAPERS) as Paper[]).flatMap((paper) =>
					THEMES.map((theme) => (
						<div key={`${paper} ${theme}`} className={`sg-${theme}`}>
							<PaperSheet paper={paper} theme={theme} />
						</div>
					)),
				)}
			</div>
		</Chapter>
	);
}

function PaperSheet({ paper, theme }: { paper: Paper; theme: string }) {
	return (
		<div className={`sg-sheet ${PAPERS[paper]}`}>
			<p className="sg-paper-name">
				{paper}, {theme}
			</p>
			<p>
				Ink, <span className="sg-soft">soft ink</span> and{" "}
				<a href="#main" className="text-link">
					words that lead on
				</a>
			</p>
			<ul className="sg-grounds">
				{GROUNDS.map((ground) => (
					<li key={ground} className={`sg-ground-${ground}`}>
						{ground}
					</li>
				))}
			</ul>
			<ul className="sg-roles">
				{ROLES.map((role) => (
					<li key={role}>
						<i className={`sg-role-${role}`} />
						{role}
					</li>
				))}
			</ul>
			<p className="sg-row">
				<Button size="small">Accent</Button>
				<Button size="small" tone="ink">
					Ink
				</Button>
				<Button size="small" tone="outline">
					Outline
				</Button>
			</p>
		</div>
	);
}
