import type { CSSProperties, ReactNode } from "react";
import { DARK_RULES, FONT, type Ground, type Ink, KITE, type Line, paint } from "./palette.ts";

const WIDTH = 600;
const PHONE_RULES =
	"@media (max-width:480px){.field{padding-left:16px!important;padding-right:16px!important}}";

type LetterProps = {
	/** What inboxes show beside the subject. */
	preview: string;
	title: string;
	siteName: string;
	/** What kind of letter it is, opposite the name. */
	kind: string;
	children: ReactNode;
	footer: ReactNode;
};

/** The whole document: name, content, small print. */
export function Letter({ preview, title, siteName, kind, children, footer }: LetterProps) {
	return (
		<html lang="en-IN" dir="ltr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="x-apple-disable-message-reformatting" />
				<title>{title}</title>
				<style>{`:root{color-scheme:light dark}${DARK_RULES}${PHONE_RULES}`}</style>
			</head>
			<body {...paint({ ground: "paper" }, { margin: 0, padding: 0 })}>
				<div style={UNSEEN}>{preview}</div>
				<Table {...paint({ ground: "paper" })}>
					<tr>
						<td align="center" style={{ padding: "20px 16px 32px" }}>
							<Table width={WIDTH} style={{ width: "100%", maxWidth: WIDTH }}>
								<tr>
									<td style={{ paddingBottom: 16 }}>
										<Masthead siteName={siteName} kind={kind} />
									</td>
								</tr>
								{children}
								<Row pad="20px 0 0">{footer}</Row>
							</Table>
						</td>
					</tr>
				</Table>
			</body>
		</html>
	);
}

function Masthead({ siteName, kind }: { siteName: string; kind: string }) {
	return (
		<Table>
			<tr>
				<td width={34} style={HIDDEN_IN_WORD}>
					<Mark half={13} />
				</td>
				<td>
					<Text look="name">{siteName}</Text>
				</td>
				<td align="right">
					<Text look="fine" ink="ink-soft">
						{kind}
					</Text>
				</td>
			</tr>
		</Table>
	);
}

/** The mark: two triangles, which are the borders of boxes without a size. Drawn, as pictures would be fetched. */
function Mark({ half }: { half: number }) {
	const upright = `${half}px solid transparent`;
	const box = { ...BOX, borderTop: upright, borderBottom: upright };
	return (
		<table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
			<tbody>
				<tr>
					<td>
						<div style={{ ...box, borderRight: `${half}px solid ${KITE.vermilion}` }} />
					</td>
					<td>
						<div style={{ ...box, borderLeft: `${half}px solid ${KITE.marigold}` }} />
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** A kite of four papers with its tail. */
export function Patang({ half }: { half: number }) {
	const [paper, gap] = [`${half}px solid`, `${half}px solid transparent`];
	const tail = Math.round(half / 4);
	return (
		<table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={HIDDEN_IN_WORD}>
			<tbody>
				<tr>
					<td>
						<div style={{ ...BOX, borderBottom: `${paper} ${KITE.vermilion}`, borderLeft: gap }} />
					</td>
					<td>
						<div style={{ ...BOX, borderBottom: `${paper} ${KITE.marigold}`, borderRight: gap }} />
					</td>
				</tr>
				<tr>
					<td>
						<div style={{ ...BOX, borderTop: `${paper} ${KITE.rani}`, borderLeft: gap }} />
					</td>
					<td>
						<div style={{ ...BOX, borderTop: `${paper} ${KITE.teal}`, borderRight: gap }} />
					</td>
				</tr>
				<tr>
					<td align="right">
						<div style={drawTail("borderLeft", tail, KITE.marigold)} />
					</td>
					<td align="left">
						<div style={drawTail("borderRight", tail, KITE.vermilion)} />
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** Half of the tail, which touches the kite's foot by its corner. */
function drawTail(side: "borderLeft" | "borderRight", width: number, colour: string) {
	const gap = `${width}px solid transparent`;
	return {
		...BOX,
		display: "inline-block",
		verticalAlign: "top",
		borderBottom: `${width * 2}px solid ${colour}`,
		[side]: gap,
	};
}

type TableProps = {
	width?: number;
	className?: string;
	style?: CSSProperties;
	children: ReactNode;
};

/** A table for the layout alone, which is all that Outlook on Windows can lay out. */
export function Table({ width, children, className, style }: TableProps) {
	return (
		<table
			role="presentation"
			width={width ?? "100%"}
			cellPadding={0}
			cellSpacing={0}
			border={0}
			className={className}
			style={style}
		>
			<tbody>{children}</tbody>
		</table>
	);
}

type RowProps = { pad: string; ground?: Ground; line?: Line; children: ReactNode };

/** One band of the letter; `line` draws a rule over it. */
export function Row({ pad, ground, line, children }: RowProps) {
	const { className, style } = paint({ ground, line }, { padding: pad, ...(line && RULES[line]) });
	return (
		<tr>
			<td className={ground ? `${className} field` : className} style={style}>
				{children}
			</td>
		</tr>
	);
}

const RULES: Record<Line, CSSProperties> = {
	line: { borderTopWidth: 1, borderTopStyle: "solid" },
	"line-strong": { borderTopWidth: 2, borderTopStyle: "solid" },
};

type Look = "display" | "name" | "lead" | "words" | "title" | "body" | "fine";
type TextProps = {
	look?: Look;
	ink?: Ink;
	as?: "h1" | "h2" | "h3" | "p";
	above?: number;
	children: ReactNode;
};

export function Text({
	look = "body",
	ink = "ink",
	as: Tag = "p",
	above = 0,
	children,
}: TextProps) {
	const style = { margin: `${above}px 0 0`, fontFamily: FONT, ...LOOKS[look] };
	// Names and messages run from right to left where their script does, and drag nothing else along.
	return (
		<Tag dir="auto" {...paint({ ink }, style)}>
			{children}
		</Tag>
	);
}

type TextLinkProps = { href: string; ink?: Ink; children: ReactNode };

export function TextLink({ href, ink = "accent", children }: TextLinkProps) {
	return (
		<a href={href} {...paint({ ink }, { textDecoration: "underline", ...BREAKABLE })}>
			{children}
		</a>
	);
}

/** Long words and addresses break rather than widen the letter. */
export const BREAKABLE: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

const WIDE: CSSProperties = { fontStretch: "125%", letterSpacing: "-0.015em", fontWeight: 800 };
const LOOKS: Record<Look, CSSProperties> = {
	display: { fontSize: 32, lineHeight: "36px", ...WIDE, ...BREAKABLE },
	name: { fontSize: 21, lineHeight: "26px", ...WIDE },
	words: {
		fontSize: 18,
		lineHeight: "27px",
		whiteSpace: "pre-wrap",
		unicodeBidi: "plaintext",
		...BREAKABLE,
	},
	lead: { fontSize: 18, lineHeight: "27px", ...BREAKABLE },
	title: { fontSize: 17, lineHeight: "24px", fontWeight: 700 },
	body: { fontSize: 16, lineHeight: "25px", ...BREAKABLE },
	fine: { fontSize: 14, lineHeight: "21px", ...BREAKABLE },
};

const BOX: CSSProperties = { width: 0, height: 0, fontSize: 0, lineHeight: 0 };
/** Outlook on Windows draws with Word, which makes squares of the triangles. */
const HIDDEN_IN_WORD: CSSProperties & { msoHide: string } = { msoHide: "all" };
const UNSEEN: CSSProperties & { msoHide: string } = {
	display: "none",
	maxHeight: 0,
	overflow: "hidden",
	msoHide: "all",
};
