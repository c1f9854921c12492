const EMAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const QUERY = /(?<=[\w/])\?[^\s"'<>)]+/g;

/** Replaces e-mail addresses and queries, which may be a visitor's, in messages of libraries and other servers. */
export function redact(text: string): string {
	return text.replaceAll(EMAIL_ADDRESS, "[e-mail]").replaceAll(QUERY, "?[query]");
}

/** Keeps only these properties of an error for the log: others may hold what a visitor sent. */
export function serialiseError(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { message: redact(String(error)) };
	const code: unknown = Reflect.get(error, "code");
	return {
		type: error.name,
		message: redact(error.message),
		...(typeof code === "string" && { code }),
		stack: redact(error.stack ?? ""),
		...(error.cause !== undefined && { cause: serialiseError(error.cause) }),
	};
}
