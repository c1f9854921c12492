import type { ReactNode } from "react";

type HeadingProps = {
	/** Place in the outline; it says nothing of the look. */
	level: 1 | 2 | 3 | 4;
	look?: keyof typeof LOOKS;
	id?: string;
	children: ReactNode;
};

export function Heading({ level, look = "heading", id, children }: HeadingProps) {
	const Tag = `h${level}` as const;
	return (
		<Tag id={id} className={LOOKS[look]}>
			{children}
		</Tag>
	);
}

const LOOKS = {
	hero: "display-type text-hero",
	display: "display-type text-display",
	heading: "display-type text-heading",
	title: "font-bold text-title",
	small: "font-medium text-fine",
} as const;
