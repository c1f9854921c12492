import type { ReactNode, SVGProps } from "react";
import type { Framework } from "#app/content/schemas/service.ts";

export type FigureProps = { framework: Framework };

type PartListProps = FigureProps & {
	className?: string;
	/** The class of each part, by its index. */
	partClassNames: readonly string[];
	children: (part: Framework["items"][number], index: number) => ReactNode;
};

/** The four parts of a framework, each in a cell of the figure. */
export function Figure({ framework, className, partClassNames, children }: PartListProps) {
	return (
		<ol className={className}>
			{framework.items.map((part, index) => (
				<li key={part.title} className={partClassNames[index]}>
					{children(part, index)}
				</li>
			))}
		</ol>
	);
}

/** A decorative drawing of outlines in the text's colour. */
export function Drawing(props: SVGProps<SVGSVGElement>) {
	return <svg fill="none" stroke="currentColor" aria-hidden="true" {...props} />;
}
