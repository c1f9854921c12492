import type { ListedPost } from "#app/blog/post.ts";
import { PostCard } from "#app/blog/post-card.tsx";
import type { CaseLink } from "#app/design/sections/case-links.server.ts";
import { Art } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/blog.ts";
import type { Work } from "./post-page.server.ts";

/** Renders the service that the article is about, with its kite, and a case study of it. */
export function OurWork({ title, service, caseLink }: Work & { title: string }) {
	return (
		<section className={`overflow-x-clip ${THEME_CLASSES[service.theme.accent]}`}>
			<div className="wrap grid items-center gap-x-12 gap-y-10 py-14 md:grid-cols-[auto_1fr] lg:py-20 xl:grid-cols-[auto_1.1fr_1fr]">
				<Art src={service.imageUrl} alt="" shape="kite" className="w-28 lg:w-44" />
				<div className="relative">
					<p className="text-fine">{title}</p>
					<H2 look="display">
						<Link
							to={`/services/${service.slug}`}
							className="decoration-4 underline-offset-4 after:absolute after:inset-0 hover:underline"
						>
							{service.name}
						</Link>
					</H2>
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
				{shared ? t("sharedCase", { client, services: shared }) : client}
			</p>
			<Link to={to} className="text-link inline-block py-2 font-bold after:absolute after:inset-0">
				{title}
			</Link>
		</div>
	);
}

export function RelatedPosts({ title, posts }: { title: string; posts: readonly ListedPost[] }) {
	if (posts.length === 0) return null;
	return (
		<Band theme="sand">
			<div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
				<div className="md:h-28">
					<H2 look="display">{title}</H2>
				</div>
				<ul className="contents">
					{posts.map((post, index) => (
						<li key={post.slug} className={STEPS[index % STEPS.length]}>
							<PostCard post={post} headingLevel={3} look="half" />
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}

const STEPS = [
	"md:col-start-1 md:row-start-2",
	"md:col-start-2 md:row-span-2 md:row-start-1 md:pt-20",
	"md:col-start-3 md:row-span-2 md:row-start-1",
];
