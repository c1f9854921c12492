import { toSearchPath } from "#app/search/search-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Results } from "./read-results.server.ts";

type NothingFoundProps = {
	none: { title: string; text: string };
	results: Pick<Results, "correction" | "hasPosts">;
};

/** The nearest guess, and other ways on. */
export function NothingFound({ none, results: { correction, hasPosts } }: NothingFoundProps) {
	return (
		<div className="wrap pt-10 lg:pt-16">
			<p role="status" className="sr-only">
				{none.title}
			</p>
			<Heading level={2} look="display">
				{none.title}
			</Heading>
			{correction && (
				<p className="mt-5 text-lead">
					Did you mean{" "}
					<Link to={toSearchPath({ words: correction })} className="text-link inline-block py-1">
						{correction}
					</Link>
					?
				</p>
			)}
			<p className="mt-4 max-w-text text-lead">{none.text}</p>
			{!hasPosts && <p className="mt-4 text-ink-soft">{POSTS_MISSING}</p>}
			<p className="mt-6">
				<ButtonLink to="/contact">Ask us</ButtonLink>
			</p>
		</div>
	);
}

export const POSTS_MISSING = "The articles could not be searched just now.";
