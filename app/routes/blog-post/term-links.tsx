import { Fragment } from "react";
import type { Term } from "#app/blog/post.ts";
import { toBlogPath } from "#app/blog/reading/blog-query.ts";
import { Link } from "#app/ui/link.tsx";

type TermLinksProps = { kind: "category" | "tag"; terms: readonly Term[] };

/** The names in a row, each leading to the articles of its own. */
export function TermLinks({ kind, terms }: TermLinksProps) {
	return terms.map(({ slug, name }, index) => (
		<Fragment key={slug}>
			{index > 0 && ", "}
			<Link to={toBlogPath({ [kind]: slug })} className="text-link">
				{name}
			</Link>
		</Fragment>
	));
}
