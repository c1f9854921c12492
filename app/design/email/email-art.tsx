import type { CSSProperties } from "react";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { recolourOne } from "#app/platform/hue.ts";
import { EmailTable } from "./email-table.tsx";

/** Two colours a row: those of a mark have two rows, a larger drawing has three. */
type EmailArtProps = { size: number; colors: readonly string[] };

/** Renders the drawing of an e-mail, made of boxes, as images would be fetched. `size` is half the width, in pixels. */
export const EmailArt = createLookComponent<EmailArtProps>({ kites: EmailKite, tiles: EmailTiles });

/** Hides a drawing in Outlook on Windows, which renders with Word and makes squares of triangles and of quarters. */
export const HIDDEN_IN_OUTLOOK: CSSProperties & { msoHide: string } = { msoHide: "all" };

/** Renders two triangles a row: four for the kite, two for its tail. They are the borders of empty boxes. */
function EmailKite({ size, colors }: EmailArtProps) {
	return (
		<EmailTable width={size * 2} style={HIDDEN_IN_OUTLOOK}>
			{KITE_ROWS.slice(0, colors.length / 2).map(([side, width, height], row) => {
				const gap = `${size * width}px solid transparent`;
				const paper = (color = "#ffffff") => ({
					[side]: `${size * height}px solid ${recolourOne(color)}`,
				});
				return (
					<tr key={`${side} ${height}`}>
						<td align="right" style={CLOSE}>
							<div style={{ ...BOX, ...paper(colors[row * 2]), borderLeft: gap }} />
						</td>
						<td align="left" style={CLOSE}>
							<div style={{ ...BOX, ...paper(colors[row * 2 + 1]), borderRight: gap }} />
						</td>
					</tr>
				);
			})}
		</EmailTable>
	);
}

/** The rows: the side with coloured borders; width and height of a box, as shares of the size. */
const KITE_ROWS = [
	["borderBottom", 1, 1],
	["borderTop", 1, 1],
	["borderBottom", 1 / 4, 1 / 2],
] as const;
const BOX: CSSProperties = {
	width: 0,
	height: 0,
	fontSize: 0,
	lineHeight: 0,
	display: "inline-block",
	verticalAlign: "top",
};

/** Without a line of text in it, a cell is as high as its box. */
const CLOSE: CSSProperties = { fontSize: 0, lineHeight: 0 };

/** Renders two tiles a row, each a quarter of a disc or a whole one. */
function EmailTiles({ size, colors }: EmailArtProps) {
	return (
		<EmailTable width={size * 2} style={HIDDEN_IN_OUTLOOK}>
			{TILE_ROWS.slice(0, colors.length / 2).map((outlines, row) => (
				<tr key={outlines.join()}>
					{outlines.map((borderRadius, column) => (
						<td key={borderRadius} width={size} height={size}>
							<div
								style={{
									...BOX,
									width: size,
									height: size,
									borderRadius,
									backgroundColor: recolourOne(colors[row * 2 + column] ?? "#ffffff"),
								}}
							/>
						</td>
					))}
				</tr>
			))}
		</EmailTable>
	);
}

/** The outlines of the tiles by rows: the radii of their corners. */
const TILE_ROWS = [
	["100% 0 0 0", "50%"],
	["0 100% 0 100%", "0 0 100% 0"],
	["0 0 0 100%", "0 100% 0 0"],
] as const;
