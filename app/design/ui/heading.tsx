import type { ReactNode } from "react";

type HeadingProps = { look?: keyof typeof LOOKS; id?: string; children: ReactNode };

/** Renders a heading. The level is that of the document's outline, independent of the look. */
export function Heading({
	level,
	look = "heading",
	id,
	children,
}: HeadingProps & { level: 1 | 2 | 3 }) {
	const Tag = `h${level}` as const;
	return (
		<Tag id={id} className={LOOKS[look]}>
			{children}
		</Tag>
	);
}

export function H1(props: HeadingProps) {
	return <Heading level={1} {...props} />;
}

export function H2(props: HeadingProps) {
	return <Heading level={2} {...props} />;
}

export function H3(props: HeadingProps) {
	return <Heading level={3} {...props} />;
}

const LOOKS = {
	hero: "display-type text-hero",
	display: "display-type text-display",
	heading: "display-type text-heading",
	title: "font-bold text-title",
	small: "font-medium text-fine",
} as const;
