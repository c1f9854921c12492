import { onTestFinished } from "vitest";

/** Opens `GET /desk/events`, of an enquiry if one is given, and reads it until it ends, or the test does. */
export async function openEvents(origin: string, cookie: string, enquiryId?: string) {
	const closing = new AbortController();
	onTestFinished(() => closing.abort());
	const response = await fetch(`${origin}/desk/events${enquiryId ? `?enquiry=${enquiryId}` : ""}`, {
		headers: { Cookie: cookie },
		signal: closing.signal,
	});
	const stream = { response, text: "", hasEnded: false };
	const read = async () => {
		const decoder = new TextDecoder();
		for await (const part of response.body ?? []) stream.text += decoder.decode(part);
	};
	read()
		.catch(() => {})
		.finally(() => {
			stream.hasEnded = true;
		});
	return {
		response,
		close: () => closing.abort(),
		getText: () => stream.text,
		hasEnded: () => stream.hasEnded,
		/** Returns the messages so far, without heartbeats. */
		getMarks: () => Array.from(stream.text.matchAll(/^data: (.*)$/gm), ([, mark]) => mark),
	};
}
