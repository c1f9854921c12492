/** What became of something that can be rejected: its value, or the reason, as a rule in words for who asked for it. */
export type Result<Value, Reason = string> = Accepted<Value> | Rejected<Reason>;

type Accepted<Value> = { ok: true; value: Value };
type Rejected<Reason = string> = { ok: false; reason: Reason };

/** Returns the result of what is accepted. */
export function accept<Value>(value: Value): Accepted<Value> {
	return { ok: true, value };
}

/** Returns the result of what is rejected. */
export function reject<Reason = string>(reason: Reason): Rejected<Reason> {
	return { ok: false, reason };
}

/** Returns the values of all results, or the first rejection. */
export function collect<Value, Reason>(
	results: readonly Result<Value, Reason>[],
): Result<Value[], Reason> {
	const values: Value[] = [];
	for (const result of results) {
		if (!result.ok) return result;
		values.push(result.value);
	}
	return accept(values);
}
