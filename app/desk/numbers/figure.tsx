import { formatShortMoney } from "#app/platform/amounts.ts";

type FigureProps = {
	/** The address of what is behind the figure; null for none. */
	href?: string | null;
	/** True for what should be none. */
	isFault?: boolean;
	children: number;
};

/** Renders a count, as a link to those behind it where there is one. */
export function Figure({ href = null, isFault = false, children }: FigureProps) {
	if (children === 0)
		return (
			<span data-none className="text-ink-soft">
				0
			</span>
		);
	const className = isFault ? "font-bold text-accent" : undefined;
	return href ? (
		<a href={href} className={className}>
			{children}
		</a>
	) : (
		<span className={className}>{children}</span>
	);
}

/** Renders a sum of money; nothing is a dash, as is what does not count. */
export function Sum({ children = 0 }: { children?: number }) {
	return children > 0 ? formatShortMoney(children) : <span data-none>–</span>;
}
