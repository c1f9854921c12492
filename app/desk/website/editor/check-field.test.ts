import { expect, it } from "vitest";
import type { FormField } from "#app/editing/fields/form.ts";
import { checkField } from "./check-field.ts";

const TEXT: FormField = {
	name: "title",
	path: ["title"],
	label: "Title",
	control: "line",
	value: "",
	isRequired: true,
	minLength: 3,
	maxLength: 5,
};
const NUMBER: FormField = { ...TEXT, control: "number", minimum: 1, maximum: 9, isWhole: true };

it.each([
	[TEXT, " abcd ", undefined],
	[TEXT, " ", "This is needed."],
	[TEXT, "ab", "1 character is missing."],
	[TEXT, "abcdefg", "2 characters too many."],
	[{ ...TEXT, isRequired: false }, "", undefined],
	[{ ...TEXT, minLength: undefined }, "", undefined],
	[
		{ ...TEXT, pattern: "^[a-z]+$" },
		"ABCD",
		"This does not fit this field. Check its spelling and format.",
	],
	[NUMBER, "3", undefined],
	[NUMBER, "three", "Write a number."],
	[{ ...NUMBER, control: "line" as const }, "third", "Write a number."],
	[NUMBER, "2.5", "Write a whole number."],
	[NUMBER, "0", "Write 1 or more."],
	[NUMBER, "10", "Write 9 or less."],
])("what is wrong with a field is said as one types (%#)", (field, value, reason) => {
	expect(checkField(field, value)[0]).toBe(reason);
});
