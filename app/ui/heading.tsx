import { type ReactNode, ViewTransition } from "react";

type HeadingProps = {
	/** Place in the outline; it says nothing of the look. */
	level: 1 | 2 | 3 | 4;
	look?: keyof typeof LOOKS;
	id?: string;
	children: ReactNode;
};

export function Heading({ level, look = "heading", id, children }: HeadingProps) {
	const Tag = `h${level}` as const;
	const heading = (
		<Tag id={id} className={LOOKS[look]}>
			{children}
		</Tag>
	);
	// Every page has one, so that one page always fades into the next (styles/transitions.css).
	return level === 1 ? <ViewTransition default="title">{heading}</ViewTransition> : heading;
}

const LOOKS = {
	hero: "display-type text-hero",
	display: "display-type text-display",
	heading: "display-type text-heading",
	title: "font-bold text-title",
	small: "font-medium text-fine",
} as const;
