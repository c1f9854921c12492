import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { getChromium } from "../tests/support/chromium.ts";

type Unit = "ms" | "s" | "B" | "KB" | "MB" | "/s" | "points" | "";

/** A measured value; its limit, `most` or `least`, and the best peer's value are in the same unit. */
export type Figure = {
	title: string;
	value: number;
	unit: Unit;
	most?: number;
	least?: number;
	peer?: number;
};
export type Table = { title: string; figures: Figure[] };

/** Measures one part, as docs/benchmarks.md describes. */
export type Measure = () => Promise<Table[]>;

/** The digits after the decimal point by unit; none for other units. */
const DIGITS: Partial<Record<Unit, number>> = { s: 2, KB: 1, "": 2 };

/**
 * Returns whether the limit is held, or an empty text without a limit. A value that could not be measured does not hold
 * it.
 */
export function getVerdict({ value, most, least }: Figure): "" | "held" | "NOT held" {
	if (most === undefined && least === undefined) return "";
	const isHeld = value <= (most ?? value) && value >= (least ?? value);
	return isHeld ? "held" : "NOT held";
}

export function formatNumber(value: number, unit: Unit): string {
	const digits = unit === "ms" && value < 10 ? 1 : (DIGITS[unit] ?? 0);
	const text = value.toLocaleString("en", {
		maximumFractionDigits: digits,
		minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
	});
	return unit === "/s" ? `${text}/s` : `${text} ${unit}`.trim();
}

/** Returns the median, or 0 of an empty list. */
export function getMedian(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns docs/benchmarks.md with new figures of a part, between the comments with its name. */
export function renewFigures(document: string, name: string, figures: string): string {
	const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
	const [before] = document.split(start);
	const [, after] = document.split(end);
	if (after === undefined) throw new Error(`docs/benchmarks.md has no place for ${name}.`);
	return `${before}${start}\n\n${figures}\n\n${end}${after}`;
}

export function formatTable({ title, figures }: Table): string {
	return [
		formatRow(title, "figure", "limit", "best peer", ""),
		formatRow("---", "---:", "---:", "---:", "---"),
		...figures.map(formatFigure),
	].join("\n");
}

function formatFigure(figure: Figure): string {
	const { title, value, unit, most, least, peer } = figure;
	const limit = [
		most === undefined ? "" : `≤ ${formatNumber(most, unit)}`,
		least === undefined ? "" : `≥ ${formatNumber(least, unit)}`,
	].join("");
	const best = peer === undefined ? "" : formatNumber(peer, unit);
	return formatRow(title, formatNumber(value, unit), limit, best, getVerdict(figure));
}

function formatRow(title: string, value: string, limit: string, peer: string, verdict: string) {
	const numbers = [value, limit, peer].map((cell) => cell.padStart(12));
	return `| ${title.padEnd(51)} | ${numbers.join(" | ")} | ${verdict.padEnd(8)} |`;
}

/** Describes date, machine and programs, without the machine's name and any path. */
export function describeMachine(): string {
	const [{ model = "unknown processor" } = {}, ...others] = cpus();
	return [
		new Date().toISOString().slice(0, 10),
		`${others.length + 1} cores of ${model.trim()}`,
		`Node ${process.versions.node}`,
		`Chromium ${getVersion(getChromium({ isWhole: true }), "--version")}`,
	].join(", ");
}

function getVersion(program: string, option: string): string {
	const { stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
	return /\d+(?:\.\d+){1,3}/.exec(stdout || stderr || "")?.[0] ?? "not there";
}
