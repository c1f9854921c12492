import { AsyncLocalStorage } from "node:async_hooks";
import { data } from "react-router";

const guesses = new AsyncLocalStorage<() => unknown>();

/**
 * Runs a request with a guess of what the visitor may have looked for. `notFound`, which loaders call without
 * arguments, reads it.
 */
export function runWithGuess<Result>(guess: () => unknown, run: () => Result): Result {
	return guesses.run(guess, run);
}

/** Returns what a page is made of. Throws not found where it is missing. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
	if (value === null || value === undefined) throw notFound();
	return value;
}

/** Creates the error that loaders throw for paths without a page. The error boundary shows the page with the guess. */
export function notFound() {
	const guess = guesses.getStore();
	return data(guess ? guess() : null, { status: 404, statusText: "Not Found" });
}
