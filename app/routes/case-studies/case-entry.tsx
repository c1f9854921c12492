import type { ReactNode } from "react";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

export type CaseEntryProps = {
	slug: string;
	title: string;
	client: string;
	summary: string;
	imageUrl: string;
	headline: { figure: string; label: string; span: string } | null;
	services: string[];
	industry: string;
};

/** A case in short: its chart runs out of one edge of the page, by turns, with the figure in words beside it. */
export function CaseEntry({ entry, place }: { entry: CaseEntryProps; place: number }) {
	const { slug, title, client, summary, imageUrl, headline, services, industry } = entry;
	const isRight = place % 2 === 1;
	return (
		<article
			id={slug}
			className={`group relative grid items-end gap-x-16 gap-y-7 ${isRight ? "lg:grid-cols-[5fr_7fr]" : "lg:grid-cols-[7fr_5fr]"}`}
		>
			<div className={isRight ? "bleed-right lg:order-last" : "bleed-left"}>
				<Art
					src={imageUrl}
					alt=""
					shape="cover"
					loading={place === 0 ? "eager" : "lazy"}
					className="w-full"
				/>
			</div>
			<div>
				<p className="text-fine text-ink-soft">{client}</p>
				<div className="mt-2">
					<Heading level={2} look="display">
						<Link
							to={`/case-studies/${slug}`}
							className="decoration-4 decoration-accent-bright underline-offset-4 after:absolute after:inset-0 group-hover:underline"
						>
							{title}
						</Link>
					</Heading>
				</div>
				<p className="mt-4 max-w-text text-lead">{summary}</p>
				<dl className="mt-6 max-w-text border-line-strong border-t">
					{headline && (
						<Row term={headline.label}>
							<b className="text-accent">{headline.figure}</b>, {headline.span}
						</Row>
					)}
					<Row term={services.length > 1 ? "Services" : "Service"}>{services.join(", ")}</Row>
					<Row term="Industry">{industry}</Row>
				</dl>
			</div>
		</article>
	);
}

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[2fr_3fr] gap-x-5 border-line border-b py-2.5 text-fine">
			<dt className="text-ink-soft">{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
