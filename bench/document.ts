import { spawnSync } from "node:child_process";
import { cpus, release, totalmem } from "node:os";
import { getChromium } from "../tests/support/chromium.ts";
import { findNginx } from "../tests/support/nginx.ts";
import { type Figure, formatNumber, isHeld, type Part, type Table } from "./figures.ts";

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, which measures what has a limit, side by side in one run where it can be. A part that is
named alone (\`npm run bench -- pages\`) renews its own section and leaves the others as they were measured; those of
crashes and a broken WordPress are written by hand. The best peers are the best of nine sites of the
field, and of other frameworks' builds of a small site, measured once on such a machine. Times of a shared machine vary by a
third from run to run; bytes and counts are exact.
`;

/** docs/benchmarks.md with a new section of this part; the sections of `parts` come first. */
export function renewSection(
	document: string,
	section: string,
	parts: readonly { title: string }[],
): string {
	const getTitle = (text: string) => text.slice(3, text.indexOf("\n"));
	const [, ...old] = document.split(/^(?=## )/m);
	const sections = new Map(old.map((text) => [getTitle(text), text]));
	sections.set(getTitle(section), section);
	const titles = new Set([...parts.map(({ title }) => title), ...sections.keys()]);
	const ordered = [...titles].flatMap((title) => sections.get(title) ?? []);
	return `${[INTRODUCTION, ...ordered].map((text) => text.trim()).join("\n\n")}\n`;
}

export function formatSection(
	{ title, name, method }: Part,
	tables: readonly Table[],
	{ notes, isThorough }: { notes: readonly string[]; isThorough: boolean },
): string {
	const command = `npm run bench -- ${name}${isThorough ? " --thorough" : ""}`;
	const head = [`## ${title}`, `\`${command}\`, ${describeMachine()}.`, method];
	return `${[...head, ...tables.map(formatTable), ...notes].join("\n\n")}\n`;
}

/** As Markdown with aligned columns. */
export function formatTable({ title, figures }: Table): string {
	const rows = [[title, "figure", "limit", "best peer", ""], ...figures.map(toCells)];
	const widths = [0, 1, 2, 3, 4].map((column) =>
		Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
	);
	const isNumber = (column: number) => column > 0 && column < 4;
	const pad = (cell: string, column: number) =>
		isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
	const [head, ...body] = rows.map((cells) => `| ${cells.map(pad).join(" | ")} |`);
	const rule = widths.map(
		(width, column) => `-${"-".repeat(width)}${isNumber(column) ? ":" : "-"}`,
	);
	return [head, `|${rule.join("|")}|`, ...body].join("\n");
}

function toCells(figure: Figure): string[] {
	const { title, value, unit, limit, peer } = figure;
	const held = isHeld(figure);
	return [
		title,
		formatNumber(value, unit),
		limit ? formatLimit(limit, unit) : "",
		peer === undefined ? "" : formatNumber(peer, unit),
		held === null ? "" : held ? "held" : "NOT held",
	];
}

function formatLimit(limit: NonNullable<Figure["limit"]>, unit: Figure["unit"]): string {
	if ("most" in limit) return `≤ ${formatNumber(limit.most, unit)}`;
	return `≥ ${formatNumber(limit.least, unit)}`;
}

/** Date, machine and programs; neither the machine's name nor any path. */
function describeMachine(): string {
	const [{ model = "unknown processor" } = {}, ...others] = cpus();
	return [
		new Date().toISOString().slice(0, 10),
		`${others.length + 1} cores of ${model.trim()}`,
		`${Math.round(totalmem() / 2 ** 30)} GB`,
		`Linux ${release().split("-")[0]}`,
		`Node ${process.versions.node}`,
		`Chromium ${getVersion(getChromium(), "--version")}`,
		`nginx ${getVersion(findNginx() ?? "nginx", "-v")}`,
	].join(", ");
}

function getVersion(program: string, option: string): string {
	const { stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
	return /\d+(?:\.\d+){1,3}/.exec(stdout || stderr || "")?.[0] ?? "not there";
}
