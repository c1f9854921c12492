import type { CaseLink } from "#app/design/sections/case-links.server.ts";
import { LinkedHeading } from "#app/design/sections/text-blocks.tsx";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/service-stories.ts";
import { PostLinks } from "./post-links.tsx";
import type { Stories } from "./service-stories.server.ts";

/** Renders cases that a service was part of, and articles about it. */
export function ServiceStories({ headings, service, cases, posts }: Stories) {
	if (cases.length === 0 && posts.length === 0) return null;
	const { mark, entries } = gatherMarks(cases, t("sampleCases"));
	const areBoth = cases.length > 0 && posts.length > 0;
	return (
		<div
			className={`wrap section-space grid gap-x-20 gap-y-14 ${areBoth ? "lg:grid-cols-[1.7fr_1fr]" : ""}`}
		>
			{cases.length > 0 && (
				<section>
					<H2>{headings.cases}</H2>
					{mark && <p className="mt-2">{mark}</p>}
					<ul className="mt-6 border-line-strong border-b-2">
						{entries.map((each) => (
							<Case key={each.to} {...each} />
						))}
					</ul>
					<Link
						to={`/case-studies?service=${service.slug}`}
						className="text-link mt-4 inline-block py-2"
					>
						{t("casesWith", { service: service.name })}
					</Link>
				</section>
			)}
			{posts.length > 0 && (
				<section className={areBoth ? "lg:pt-1.5" : "with-margin"}>
					<div className={areBoth ? "mb-6" : ""}>
						<H2 look={areBoth ? "title" : "heading"}>{headings.posts}</H2>
					</div>
					<PostLinks posts={posts} />
				</section>
			)}
		</div>
	);
}

function Case({ title, client, to, figure, label, shared, isSample }: CaseLink) {
	return (
		<li className="group relative grid items-baseline gap-x-8 gap-y-2 border-line-strong border-t-2 py-6 sm:grid-cols-[15rem_1fr]">
			<p className="display-type text-accent text-display">{figure}</p>
			<div className="min-w-0">
				<p className="font-medium text-fine">{label}</p>
				<LinkedHeading level={3} to={to} text={title} />
				<p className="mt-1 max-w-text text-ink-soft">
					{client} {isSample && <SampleMark />}
				</p>
				{shared && (
					<p className="mt-1 text-fine text-ink-soft">{t("togetherWith", { services: shared })}</p>
				)}
			</div>
		</li>
	);
}
