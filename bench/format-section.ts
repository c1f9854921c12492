import { type Figure, formatNumber } from "./figures.ts";
import type { Part, Table } from "./part.ts";

const HEAD = ["what", "figure", "limit", "best peer", ""];

/** The section of docs/benchmarks.md that a part's figures make, from its heading on. */
export function formatSection(
	{ title, name, method }: Part,
	tables: readonly Table[],
	{ machine, notes, isThorough }: { machine: string; notes: string[]; isThorough: boolean },
): string {
	const command = `npm run bench -- ${name}${isThorough ? " --thorough" : ""}`;
	const parts = [
		`## ${title}`,
		`\`${command}\`, ${machine}.`,
		method,
		...tables.map(formatTable),
		...notes,
	];
	return `${parts.join("\n\n")}\n`;
}

/** As Markdown that can be read as it is. */
export function formatTable({ title, figures }: Table): string {
	const rows = [[title, ...HEAD.slice(1)], ...figures.map(toCells)];
	const widths = HEAD.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]?.length ?? 0)));
	const lines = rows.map((cells) => toLine(cells, widths));
	const rule = widths.map((width, at) =>
		isNumber(at) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2),
	);
	return [lines[0], `|${rule.join("|")}|`, ...lines.slice(1)].join("\n");
}

function toCells({ title, figure, unit, limit, peer, held }: Figure): string[] {
	return [
		title,
		formatNumber(figure, unit),
		limit ? formatLimit(limit, unit) : "",
		peer === null ? "" : formatNumber(peer, unit),
		held === null ? "" : held ? "held" : "NOT held",
	];
}

function formatLimit(limit: NonNullable<Figure["limit"]>, unit: Figure["unit"]): string {
	return "most" in limit
		? `≤ ${formatNumber(limit.most, unit)}`
		: `≥ ${formatNumber(limit.least, unit)}`;
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
	const padded = widths.map((width, at) =>
		isNumber(at) ? (cells[at] ?? "").padStart(width) : (cells[at] ?? "").padEnd(width),
	);
	return `| ${padded.join(" | ")} |`;
}

function isNumber(column: number): boolean {
	return column > 0 && column < HEAD.length - 1;
}
