import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { AboutPageData } from "./about-page.server.ts";

/** Renders the last part of a local page: why it exists, from where the city is served, who wrote it and when. */
export function AboutPage({ page }: { page: AboutPageData }) {
	const { heading, why, where, author, updated } = page;
	return (
		<section className="border-line border-t">
			<div className="wrap with-margin py-12 lg:py-16">
				<H2 look="title">{heading}</H2>
				<div className="max-w-text stack-4">
					<p>{why}</p>
					<p>{where}</p>
					<p className="text-fine text-ink-soft">
						{author.label}{" "}
						<Link to={author.to} className="text-link inline-block py-2">
							{author.name}
						</Link>
						. {updated.label} <time dateTime={updated.day}>{formatLongDate(updated.day)}</time>.
					</p>
				</div>
			</div>
		</section>
	);
}
