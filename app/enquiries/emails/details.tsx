import { Fragment } from "react";
import { FONT, getColorProps } from "#app/design/email/email-colors.ts";
import { BREAKABLE, EmailLink } from "#app/design/email/email-components.tsx";
import type { Detail } from "./enquiry-details.ts";

/** Renders a table of labels and texts. */
export function Details({ details }: { details: readonly Detail[] }) {
	return (
		<table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 16 }}>
			<tbody>
				{details.map(({ label, text, href, parts = [{ text, href }] }) => (
					<tr key={label}>
						<th
							scope="row"
							align="left"
							{...getColorProps({ color: "ink-soft", border: "line" }, CELLS.label)}
						>
							{label}
						</th>
						<td dir="auto" {...getColorProps({ color: "ink", border: "line" }, CELLS.text)}>
							{parts.map((part, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and nothing here is ever updated
								<Fragment key={index}>
									{part.href ? <EmailLink href={part.href}>{part.text}</EmailLink> : part.text}
								</Fragment>
							))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const CELL = {
	fontFamily: FONT,
	lineHeight: "24px",
	verticalAlign: "baseline",
	borderTopWidth: 1,
	borderTopStyle: "solid" as const,
};
const CELLS = {
	label: { ...CELL, padding: "11px 12px 11px 0", width: 112, fontSize: 14, fontWeight: 400 },
	text: { ...CELL, padding: "11px 0", fontSize: 16, ...BREAKABLE },
};
