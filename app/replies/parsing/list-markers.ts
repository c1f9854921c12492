/** A list of an HTML message, with the number of its next item. */
export type List = { style: string | null; next: number; step: number; hasItems: boolean };

const ROMAN: readonly [number, string][] = [
	[1000, "m"],
	[900, "cm"],
	[500, "d"],
	[400, "cd"],
	[100, "c"],
	[90, "xc"],
	[50, "l"],
	[40, "xl"],
	[10, "x"],
	[9, "ix"],
	[5, "v"],
	[4, "iv"],
	[1, "i"],
];
/** The last number that has letters; browsers write digits beyond 3,999. */
const MAX_LETTERS = 3_999;

/** Reads how a list is numbered, from its attributes and its style without blanks. */
export function createList(
	tag: string,
	{ type = "", start = "", reversed }: Record<string, string>,
	style: string,
): List {
	const named =
		/list-style(?:-type)?:[^;]*?(lower-alpha|lower-latin|upper-alpha|upper-latin|lower-roman|upper-roman|decimal)/.exec(
			style,
		)?.[1];
	return {
		style: tag === "ol" ? (named ?? type) : null,
		next: readNumber(start) ?? 1,
		step: reversed === undefined ? 1 : -1,
		hasItems: false,
	};
}

/** Returns what stands before an item, and counts it. */
export function nextMarker(list: List | null, value = ""): string {
	if (!list) return "- ";
	list.hasItems = true;
	if (list.style === null) return "- ";
	const number = readNumber(value) ?? list.next;
	list.next = number + list.step;
	return `${formatNumber(number, list.style)}. `;
}

function readNumber(text: string): number | null {
	const number = Number.parseInt(text, 10);
	return Number.isSafeInteger(number) ? number : null;
}

function formatNumber(number: number, style: string): string {
	if (number < 1 || number > MAX_LETTERS) return String(number);
	if (style === "a" || style.startsWith("lower-a") || style.startsWith("lower-l"))
		return toLetters(number);
	if (style === "A" || style.startsWith("upper-a") || style.startsWith("upper-l"))
		return toLetters(number).toUpperCase();
	if (style === "i" || style === "lower-roman") return toRoman(number);
	if (style === "I" || style === "upper-roman") return toRoman(number).toUpperCase();
	return String(number);
}

function toLetters(number: number): string {
	const rest = Math.floor((number - 1) / 26);
	return (rest > 0 ? toLetters(rest) : "") + String.fromCharCode(97 + ((number - 1) % 26));
}

function toRoman(number: number): string {
	let rest = number;
	let text = "";
	for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) text += letters;
	return text;
}
