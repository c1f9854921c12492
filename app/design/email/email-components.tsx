import { type CSSProperties, Fragment, type ReactNode } from "react";
import { getOwnMark } from "#app/platform/own-mark.ts";
import { getLanguage } from "#app/platform/region.ts";
import { EmailArt, HIDDEN_IN_OUTLOOK } from "./email-art.tsx";
import { buildDarkRules, type Color, FONT, getColorProps, MARK } from "./email-colors.ts";
import { EmailTable } from "./email-table.tsx";

const WIDTH = 600;
const PHONE_RULES =
	"@media (max-width:480px){.field{padding-left:16px!important;padding-right:16px!important}}";

type EmailLayoutProps = {
	/** The preview that inboxes show beside the subject. */
	preview: string;
	title: string;
	siteName: string;
	kind: string;
	children: ReactNode;
	footer: ReactNode;
};

/** Renders the whole document; its children are rows. */
export function EmailLayout(props: EmailLayoutProps) {
	return (
		<html lang={getLanguage()} dir="ltr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="x-apple-disable-message-reformatting" />
				<title>{props.title}</title>
				<style>{`:root{color-scheme:light dark}${buildDarkRules()}${PHONE_RULES}`}</style>
			</head>
			<body {...getColorProps({ background: "paper" }, { margin: 0, padding: 0 })}>
				<div style={PREVIEW}>{props.preview}</div>
				<EmailTable {...getColorProps({ background: "paper" })}>
					<tr>
						<td align="center" style={{ padding: "20px 16px 32px" }}>
							<EmailTable width={WIDTH} style={{ width: "100%", maxWidth: WIDTH }}>
								<Row padding="0 0 16px">
									<EmailTable>
										<tr>
											{/* A logo of the agency's own would be fetched, and tell when the e-mail is read. */}
											{!getOwnMark() && (
												<td width={34} style={HIDDEN_IN_OUTLOOK}>
													<EmailArt size={13} colors={MARK} />
												</td>
											)}
											<td>
												<Text variant="siteName">{props.siteName}</Text>
											</td>
											<td align="right">
												<Text variant="fine" color="ink-soft">
													{props.kind}
												</Text>
											</td>
										</tr>
									</EmailTable>
								</Row>
								{props.children}
								<Row padding="20px 0 0">{props.footer}</Row>
							</EmailTable>
						</td>
					</tr>
				</EmailTable>
			</body>
		</html>
	);
}

type RowProps = { padding: string; background?: Color; border?: Color; children: ReactNode };

export function Row({ padding, background, border, children }: RowProps) {
	const borderTopWidth = border === "line-strong" ? 2 : 1;
	const rule = border && { borderTopWidth, borderTopStyle: "solid" as const };
	const { className, style } = getColorProps({ background, border }, { padding, ...rule });
	return (
		<tr>
			<td className={background ? `${className} field` : className} style={style}>
				{children}
			</td>
		</tr>
	);
}

/** Styles by which long words and addresses break rather than widen the layout. */
export const BREAKABLE: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };
const WIDE: CSSProperties = { fontStretch: "125%", letterSpacing: "-0.015em", fontWeight: 800 };
const DISPLAY: CSSProperties = { fontSize: 32, lineHeight: "36px", ...WIDE, ...BREAKABLE };
const TITLE: CSSProperties = { fontSize: 17, lineHeight: "24px", fontWeight: 700 };
const LEAD: CSSProperties = { fontSize: 18, lineHeight: "27px", ...BREAKABLE };

const VARIANTS = {
	heading: ["h1", DISPLAY],
	title: ["h2", TITLE],
	subtitle: ["h3", TITLE],
	numeral: ["p", DISPLAY],
	siteName: ["p", { fontSize: 21, lineHeight: "26px", ...WIDE }],
	lead: ["p", LEAD],
	message: ["p", { ...LEAD, whiteSpace: "pre-wrap", unicodeBidi: "plaintext" }],
	body: ["p", { fontSize: 16, lineHeight: "25px", ...BREAKABLE }],
	fine: ["p", { fontSize: 14, lineHeight: "21px", ...BREAKABLE }],
} as const satisfies Record<string, readonly ["h1" | "h2" | "h3" | "p", CSSProperties]>;

type TextProps = {
	variant?: keyof typeof VARIANTS;
	color?: Color;
	marginTop?: number;
	children: ReactNode;
};

/** Renders a text. By `dir="auto"` names and messages get the direction of their own script. */
export function Text({ variant = "body", color = "ink", marginTop = 0, children }: TextProps) {
	const [Tag, style] = VARIANTS[variant];
	const margin = `${marginTop}px 0 0`;
	return (
		<Tag dir="auto" {...getColorProps({ color }, { margin, fontFamily: FONT, ...style })}>
			{children}
		</Tag>
	);
}

type EmailListProps = {
	/** The number that a numbered list begins with; null for one without. */
	first: number | null;
	marginTop?: number;
	children: ReactNode;
};

/** Renders a list of a message. */
export function EmailList({ first, marginTop = 0, children }: EmailListProps) {
	const margin = `${marginTop}px 0 0`;
	const style = { fontFamily: FONT, ...LEAD, margin, padding: "0 0 0 26px" };
	const props = getColorProps({ color: "ink" }, style);
	if (first === null) return <ul {...props}>{children}</ul>;
	return (
		<ol start={first} {...props}>
			{children}
		</ol>
	);
}

export function Lines({ lines }: { lines: readonly string[] }) {
	return lines.map((line, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and nothing here is ever updated
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

export function EmailLink(props: { href: string; color?: Color; children: ReactNode }) {
	const { href, color = "accent", children } = props;
	return (
		<a href={href} {...getColorProps({ color }, { textDecoration: "underline", ...BREAKABLE })}>
			{children}
		</a>
	);
}

type EmailButtonProps = { href: string; marginTop?: number; children: ReactNode };

/** Renders a link that looks like a button; Outlook on Windows takes the padding from the cell. */
export function EmailButton({ href, marginTop = 16, children }: EmailButtonProps) {
	return (
		<table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop }}>
			<tbody>
				<tr>
					<td {...getColorProps({ background: "night" }, { padding: "12px 20px" })}>
						<a
							href={href}
							{...getColorProps({ color: "on-night" }, { textDecoration: "none", ...BUTTON })}
						>
							{children}
						</a>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

const BUTTON: CSSProperties = {
	fontFamily: FONT,
	fontSize: 17,
	lineHeight: "24px",
	fontWeight: 700,
};

const PREVIEW = { ...HIDDEN_IN_OUTLOOK, display: "none", maxHeight: 0, overflow: "hidden" };
