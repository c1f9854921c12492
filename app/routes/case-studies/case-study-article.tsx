import { Link } from "react-router";
import type { CaseStudy } from "#app/content/types.ts";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MeasureTable } from "./measure-table.tsx";

type Article = Omit<CaseStudy, "services"> & { services: { name: string; to: string }[] };

export function CaseStudyArticle({ caseStudy }: { caseStudy: Article }) {
	const { slug, title, client, services, summary, measures } = caseStudy;
	return (
		<article id={slug} className="border-line-strong border-t">
			<div className="wrap section-space">
				<p className="text-ink-soft">{client}</p>
				<Heading level={2} look="display">
					{title}
				</Heading>
				<div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
					<div>
						<p className="text-lead">{summary}</p>
						<ul className="mt-5 flex flex-wrap gap-x-6">
							{services.map(({ name, to }) => (
								<li key={to}>
									<Link to={to} className="text-link inline-block py-2">
										{name}
									</Link>
								</li>
							))}
						</ul>
					</div>
					<div>
						<Art src={caseStudy.imageUrl} alt="" shape="cover" className="w-full" />
						<MeasureTable title={title} measures={measures} />
					</div>
				</div>
				<div className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-3">
					<Part title="Where it stood" paragraphs={caseStudy.challenge} />
					<Part title="What we did" paragraphs={caseStudy.work} />
					<Part title="What we would do differently" paragraphs={caseStudy.learned} />
				</div>
			</div>
		</article>
	);
}

function Part({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
	return (
		<section className="border-line border-t pt-5">
			<Heading level={3} look="title">
				{title}
			</Heading>
			<div className="mt-3 text-ink-soft">
				<Paragraphs paragraphs={paragraphs} />
			</div>
		</section>
	);
}
