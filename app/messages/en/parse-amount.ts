import { defineMessages } from "../define-messages.ts";

/** The messages of a field for an amount whose text is no number, or none that it accepts. */
export const t = defineMessages("parse-amount", {
	missing: "Write a number here, for instance {example}.",
	tooLong: "This is too long for a number such as {example}.",
	noPercentage: "This is not a percentage. Leave out the sign.",
	noMoney: "This is not an amount of money. Leave out the sign.",
	noDigits: "Write it in digits, for instance {example}.",
	negative: "This cannot be less than zero.",
	misplaced: "The commas or points are in the wrong place. Write it like {example}.",
	useComma: "Use a comma for decimals: {right}, not {wrong}.",
	usePoint: "Use a point for decimals: {right}, not {wrong}.",
	zero: "This cannot be zero.",
	tooSmall: "The smallest number here is {min}.",
	tooLarge: "The largest number here is {max}.",
	notWhole: "Write a whole number here.",
});
