const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Behind the path of an address, up to its end. */
const QUERY = /(?<=[\w/])\?[^\s"'<>)]+/g;

/** Words of others, such as an error's or a mail server's, without what may be a visitor's. */
export function scrub(words: string): string {
	return words.replaceAll(MAIL_ADDRESS, "[e-mail]").replaceAll(QUERY, "?[query]");
}

/** What the log tells of an error: never all of its properties, among which may be what a visitor sent. */
export function describeError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { message: scrub(String(error)) };
	const code: unknown = Reflect.get(error, "code");
	return {
		type: error.name,
		message: scrub(error.message),
		...(typeof code === "string" && { code }),
		stack: scrub(error.stack ?? ""),
		...(error.cause !== undefined && { cause: describeError(error.cause) }),
	};
}
