import { expect, it } from "vitest";
import { receiveBody } from "./receive-body.ts";

/** Creates a request whose body has these parts, and then ends or stays open. */
function createForm(parts: readonly string[], ends = true, headers: Record<string, string> = {}) {
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		start: (stream) => {
			for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
			if (ends) stream.close();
		},
	});
	const init = { method: "POST", body, headers, duplex: "half" } as const;
	return new Request("http://site.example/contact", init);
}

it("a body is received whole, with the headers of its request", async () => {
	const form = createForm(["a=1&", "b=2"], true, { "Content-Type": "text/plain" });
	const received = await receiveBody(form, 7, 1_000);
	if (typeof received === "number") throw new Error(`rejected with ${received}`);
	expect(await received.text()).toBe("a=1&b=2");
	expect(received.headers.get("Content-Type")).toBe("text/plain");
});

it.each([
	[408, "does not come to its end", createForm(["a=1"], false)],
	[408, "never begins", createForm([], false)],
	[413, "is too large", createForm(["a=1&", "b=22"])],
	[413, "says that it is too large", createForm([], false, { "Content-Length": "8" })],
] as const)("%d is the answer to a body that %s", async (status, _what, form) => {
	expect(await receiveBody(form, 7, 30)).toBe(status);
});
