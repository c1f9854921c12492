import type { ReactNode } from "react";
import { PAPERS, type Paper } from "./papers.ts";

type BandProps = {
	paper?: Paper;
	/** Room above and below. */
	space?: keyof typeof SPACES;
	children: ReactNode;
};

/** A stretch of the page on one paper, its content as wide as the page's measure. */
export function Band({ paper = "cotton", space = "section", children }: BandProps) {
	return (
		<section className={`overflow-x-clip ${PAPERS[paper]}`}>
			<div className={`wrap ${SPACES[space]}`}>{children}</div>
		</section>
	);
}

const SPACES = {
	section: "section-space",
	tight: "py-10 lg:py-14",
	none: "",
} as const;
