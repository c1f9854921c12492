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

/** Creates the error that loaders throw for paths without a page. The error boundary shows the page with the guess. */
export function notFound() {
	const guess = guesses.getStore();
	return data(guess ? guess() : null, { status: 404, statusText: "Not Found" });
}
