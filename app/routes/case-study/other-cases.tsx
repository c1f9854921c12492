import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS } from "#app/ui/papers.ts";

export type OtherCase = {
	title: string;
	client: string;
	figure: string;
	label: string;
	to: string;
	/** Among all cases; chooses the paper. */
	place: number;
};

/** Two more as posters on the papers of their pages, the figure of each as wide as its sheet. */
export function OtherCases({ title, cases }: { title: string; cases: readonly OtherCase[] }) {
	return (
		<Band paper="sunken">
			<div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
				<Heading level={2}>{title}</Heading>
				<Link to="/case-studies" className="text-link inline-block py-2.5">
					All case studies
				</Link>
			</div>
			<ul className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-12 lg:gap-6">
				{cases.map(({ title, client, figure, label, to, place }) => (
					<li
						key={to}
						className={`group relative flex flex-col gap-y-10 p-6 lg:gap-y-16 lg:p-10 ${PAPERS[chooseCasePaper(place)]}`}
					>
						<div>
							<Heading level={3}>
								<Link
									to={to}
									className="decoration-4 decoration-accent-bright underline-offset-4 after:absolute after:inset-0 group-hover:underline"
								>
									{title}
								</Link>
							</Heading>
							<p className="mt-3 max-w-narrow text-ink-soft">{client}</p>
						</div>
						<p className="@container mt-auto">
							<span className={`giant-figure block ${figure.length > 5 ? "long-figure" : ""}`}>
								{figure}
							</span>
							<span className="mt-4 block font-bold text-title">{label}</span>
						</p>
					</li>
				))}
			</ul>
		</Band>
	);
}

function chooseCasePaper(place: number) {
	return CASE_PAPERS[place % CASE_PAPERS.length] ?? CASE_PAPERS[0];
}

/** In the order of the layouts (case-layout.tsx). */
const CASE_PAPERS = ["aqua", "peach", "night"] as const;
