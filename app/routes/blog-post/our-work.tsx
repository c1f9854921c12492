import { SERVICE_ACCENT_THEMES } from "#app/sections/section-themes.ts";
import type { CaseLink } from "#app/sections/service-stories.tsx";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { THEME_CLASSES } from "#app/ui/section-themes.ts";
import type { Work } from "./find-work.server.ts";

/** The service that the article is about, with its kite, and a case study of it. */
export function OurWork({ title, service, caseLink }: Work & { title: string }) {
	return (
		<section className={`overflow-x-clip ${THEME_CLASSES[SERVICE_ACCENT_THEMES[service.key]]}`}>
			<div className="wrap grid items-center gap-x-12 gap-y-10 py-14 md:grid-cols-[auto_1fr] lg:py-20 xl:grid-cols-[auto_1.1fr_1fr]">
				<Art src={service.imageUrl} alt="" shape="kite" className="w-28 lg:w-44" />
				<div className="relative">
					<p className="text-fine">{title}</p>
					<Heading level={2} look="display">
						<Link
							to={`/services/${service.slug}`}
							className="decoration-4 underline-offset-4 after:absolute after:inset-0 hover:underline"
						>
							{service.name}
						</Link>
					</Heading>
					<p className="mt-3 max-w-text">{service.card}</p>
				</div>
				{caseLink && <Result {...caseLink} />}
			</div>
		</section>
	);
}

function Result({ title, client, to, figure, label, shared }: CaseLink) {
	return (
		<div className="relative border-line-strong border-t-2 pt-5 md:col-start-2 xl:col-start-auto xl:border-t-0 xl:border-l-2 xl:pt-0 xl:pl-12">
			<p className="display-type text-display">{figure}</p>
			<p className="font-bold">{label}</p>
			<p className="mt-2 text-fine">
				{client}
				{shared && `. Together with ${shared}`}
			</p>
			<Link to={to} className="text-link inline-block py-2 font-bold after:absolute after:inset-0">
				{title}
			</Link>
		</div>
	);
}
