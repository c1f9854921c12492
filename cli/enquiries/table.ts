import type { Screen, Style } from "./screen.ts";
import { fitText, measureText } from "./text-width.ts";

export type Column = {
	title: string;
	/** Never narrower than this, unless all its cells are. */
	least?: number;
	/** Where there is no room the highest goes first; a column without it stays. */
	leaveOut?: number;
	isNumber?: boolean;
};

export type Cell = string | { text: string; style: Style };

/** A column that is shown, and how wide. */
type Place = { at: number; least: number; width: number; isNumber: boolean };

const GAP = "  ";

/** Lays cells out in columns that fit the screen's width; the titles come first. */
export function layTable(
	columns: readonly Column[],
	rows: Cell[][],
	{ width, paint }: Pick<Screen, "width" | "paint">,
): string[] {
	const places = chooseColumns(columns, rows, width);
	shrink(places, width);
	const titles = columns.map(({ title }) => ({ text: title, style: "bold" }) as const);
	return [titles, ...rows].map((row: Cell[]) => {
		const cells = places.map((place) => {
			const cell = row[place.at] ?? "";
			const words = toWords(cell);
			const fitted = place.isNumber ? words.padStart(place.width) : fitText(words, place.width);
			return typeof cell === "string" ? fitted : paint(cell.style, fitted);
		});
		return cells.join(GAP).trimEnd();
	});
}

function chooseColumns(columns: readonly Column[], rows: Cell[][], width: number): Place[] {
	const places = columns.map(({ title, least, isNumber = false }, at) => {
		const natural = rows.reduce(
			(most, row) => Math.max(most, measureText(toWords(row[at] ?? ""))),
			measureText(title),
		);
		return { at, least: Math.min(least ?? natural, natural), width: natural, isNumber };
	});
	const leaving = columns
		.flatMap(({ leaveOut }, at) => (leaveOut ? [{ at, leaveOut }] : []))
		.sort((a, b) => b.leaveOut - a.leaveOut);
	for (const { at } of leaving) {
		if (sumUp(places.map(({ least }) => least)) <= width) break;
		places.splice(
			places.findIndex((place) => place.at === at),
			1,
		);
	}
	return places;
}

/** Takes from the widest, and from none more than it can give. */
function shrink(places: Place[], width: number): void {
	while (sumUp(places.map((place) => place.width)) > width) {
		const [widest] = places
			.filter((place) => place.width > place.least)
			.sort((a, b) => b.width - a.width);
		if (!widest) return;
		widest.width--;
	}
}

function sumUp(widths: number[]): number {
	return widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
}

function toWords(cell: Cell): string {
	return typeof cell === "string" ? cell : cell.text;
}
