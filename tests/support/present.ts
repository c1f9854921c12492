/** Returns a part of the content that an agency may do without, and that the content of the test has. */
export function present<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error("The content of the test has no such part.");
	return value;
}
