import type { Answer, Saved } from "./save-queue.ts";

/** Sends a form of the editor by fetch, and returns what became of it. */
export async function sendForm(address: string, body: URLSearchParams): Promise<Answer> {
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { Accept: "application/json" },
			body,
		});
		const isData = response.headers.get("Content-Type")?.startsWith("application/json");
		if (response.status >= 500 || response.status === 429) return { kind: "offline" };
		if (!isData) return { kind: "ended" };
		if (response.status === 409) return { kind: "stale" };
		const data: unknown = await response.json();
		if (response.status === 422) return { kind: "rejected", ...(data as { reason: string }) };
		return response.ok ? { kind: "saved", saved: data as Saved } : { kind: "ended" };
	} catch {
		return { kind: "offline" };
	}
}

/** Sends the words of a form to a frame, which shows the page as they make it. */
export function showWords(page: string, frame: string, words: Iterable<[string, string]>): void {
	const form = document.createElement("form");
	form.method = "post";
	form.action = `${page}?draft=unsaved`;
	form.target = frame;
	form.hidden = true;
	for (const [name, value] of words) {
		const input = document.createElement("input");
		input.type = "hidden";
		input.name = name;
		input.value = value;
		form.append(input);
	}
	document.body.append(form);
	form.requestSubmit();
	form.remove();
}
