import type { CSSProperties, ReactNode } from "react";

type TableProps = {
	width?: number | "100%";
	className?: string;
	style?: CSSProperties;
	children: ReactNode;
};

/** Renders a layout table: Outlook on Windows supports neither flex nor grid. */
export function EmailTable({ width = "100%", children, ...props }: TableProps) {
	return (
		<table {...props} role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0}>
			<tbody>{children}</tbody>
		</table>
	);
}
