import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { BYTE_ORDER_MARK } from "#app/platform/plain-text.ts";

/** The length of a chunk in characters: a chunk for each line would take three times as long. */
const CHUNK = 16_384;

/** Sends lines, as they come, as a file whose name ends with the day. An error of the lines ends the download. */
export function sendCsv(name: string, lines: AsyncGenerator<string>): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK)),
		async pull(controller) {
			let text = "";
			let isDone: boolean | undefined = false;
			while (!isDone && text.length < CHUNK) {
				const { done, value } = await lines.next();
				isDone = done;
				if (!done) text += value;
			}
			if (text) controller.enqueue(encoder.encode(text));
			if (isDone) controller.close();
		},
		cancel: async () => void (await lines.return(null)),
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}-${toDay(getNow())}.csv"`,
			// `no-transform` is set because the file would be buffered for compression.
			"Cache-Control": "no-store, no-transform",
			"X-Robots-Tag": "noindex",
		},
	});
}
