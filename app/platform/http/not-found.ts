import { AsyncLocalStorage } from "node:async_hooks";
import { data } from "react-router";

const guesses = new AsyncLocalStorage<() => unknown>();

/** Makes known to `notFound`, which loaders call without arguments, what the visitor may have looked for. */
export function runWithGuess<Result>(guess: () => unknown, run: () => Result): Result {
	return guesses.run(guess, run);
}

/** Loaders throw it for paths without a page. The error boundary shows the page with the guess. */
export function notFound() {
	const guess = guesses.getStore();
	return data(guess ? guess() : null, { status: 404, statusText: "Not Found" });
}
