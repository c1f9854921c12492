import { Link } from "react-router";
import type { Headed } from "#app/content/schemas/pages.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";

type CaseCard = { title: string; description: string; imageUrl: string; to: string };

/** One case large, the others beside it. */
export function FeaturedCases({ heading, cases }: { heading: Headed; cases: readonly CaseCard[] }) {
	return (
		<section className="bg-sunken">
			<div className="wrap section-space">
				<div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
					<div className="max-w-[46rem]">
						<Heading level={2} look="display">
							{heading.title}
						</Heading>
						<p className="mt-4 max-w-text text-ink-soft text-lead">{heading.text}</p>
					</div>
					<Link to="/case-studies" className="text-link py-2">
						All case studies
					</Link>
				</div>
				<ul className="enter mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-[1.45fr_1fr] lg:grid-rows-2">
					{cases.map(({ title, description, imageUrl, to }) => (
						<li key={to} className="group relative lg:first:row-span-2">
							<Art src={imageUrl} alt="" shape="cover" className="w-full" />
							<div className="mt-4">
								<Heading level={3} look="title">
									<Link
										to={to}
										className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
									>
										{title}
									</Link>
								</Heading>
								<p className="mt-1 max-w-text text-ink-soft">{description}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
