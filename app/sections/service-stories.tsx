import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PostLinks } from "./post-links.tsx";

export type CaseLink = {
	title: string;
	client: string;
	to: string;
	/** What it came to, as it is shown, and what that counts. */
	figure: string;
	label: string;
	/** What else was bought and has its share in the figure; empty where nothing was. */
	shared: string;
};
export type PostLink = { title: string; to: string; date: string };
export type Stories = {
	service: { slug: string; name: string };
	cases: CaseLink[];
	posts: PostLink[];
};

/** The cases in which a service was part of the work, each a figure before its story, and what was written about it. */
export function ServiceStories({ service, cases, posts }: Stories) {
	if (cases.length === 0 && posts.length === 0) return null;
	const areBoth = cases.length > 0 && posts.length > 0;
	return (
		<div
			className={`wrap section-space grid gap-x-20 gap-y-14 ${areBoth ? "lg:grid-cols-[1.7fr_1fr]" : ""}`}
		>
			{cases.length > 0 && (
				<section>
					<Heading level={2}>Where it was part of the work</Heading>
					<ul className="mt-6 border-line-strong border-b-2">
						{cases.map((each) => (
							<Case key={each.to} {...each} />
						))}
					</ul>
					<Link
						to={`/case-studies?service=${service.slug}`}
						className="text-link mt-4 inline-block py-2"
					>
						Case studies with {service.name}
					</Link>
				</section>
			)}
			{posts.length > 0 && (
				<section className={areBoth ? "lg:pt-1.5" : "with-margin"}>
					<div className={areBoth ? "mb-6" : ""}>
						<Heading level={2} look={areBoth ? "title" : "heading"}>
							What we wrote about it
						</Heading>
					</div>
					<PostLinks posts={posts} />
				</section>
			)}
		</div>
	);
}

function Case({ title, client, to, figure, label, shared }: CaseLink) {
	return (
		<li className="group relative grid items-baseline gap-x-8 gap-y-2 border-line-strong border-t-2 py-6 sm:grid-cols-[15rem_1fr]">
			<p className="display-type text-accent text-display">{figure}</p>
			<div className="min-w-0">
				<p className="font-medium text-fine">{label}</p>
				<Heading level={3}>
					<Link to={to} className="card-link">
						{title}
					</Link>
				</Heading>
				<p className="mt-1 max-w-text text-ink-soft">{client}</p>
				{shared && <p className="mt-1 text-fine text-ink-soft">Together with {shared}</p>}
			</div>
		</li>
	);
}
