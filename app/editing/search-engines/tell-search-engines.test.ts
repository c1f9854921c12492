import { json } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { getContent, reloadContent } from "#app/content/content.server.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { closeEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { PATIENCE } from "../../../tests/support/patience.ts";
import { listen } from "../../../tests/support/test-server.ts";
import { getEditing, startEditing, stopEditing } from "../editing.server.ts";
import { changeText } from "../text/change-text.ts";

const PATIENT = 6_000 * PATIENCE;

it(
	"search engines are told of the page that a publication changed, and one that does not answer is in the log",
	async () => {
		const messages: { urlList: string[] }[] = [];
		let status = 200;
		const { origin } = await listen(async (request, response) => {
			messages.push((await json(request)) as { urlList: string[] });
			response.writeHead(status).end();
		});
		// The settings are parsed once, perhaps by a test before this one.
		const env = getEnv();
		const before = { ...env };
		Object.assign(env, {
			DATA_DIR: createFolder(),
			SITE_URL: "https://www.kiteline.example",
			INDEXNOW_KEY: "0123-abcd",
			INDEXNOW_URL: `${origin}/indexnow`,
		});
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		// Other tests of this process have other content.
		reloadContent();
		await startEditing();
		onTestFinished(async () => {
			stopEditing();
			reloadContent();
			warned.mockRestore();
			await closeEnquiryServices();
			Object.assign(env, before);
		});
		const editing = getEditing();
		const { people } = await getDeskServices();
		const staffId = (await people.invite("Meera", "meera@told.example", "owner"))?.id ?? "";
		const [{ slug } = { slug: "" }] = getContent().services;
		const file = `services/${slug}.yaml`;
		const card =
			"If nobody finds the shop, the shop is closed, whatever its sign says of the hours.";
		const changes = [{ kind: "set" as const, path: ["card"], value: card }];
		const text = changeText(editing.getText(file) ?? "", changes, { isMarkdown: false });
		const saved = await (await editing.getStore()).saveDraft({ file, staffId, text, version: 0 });
		if (!saved.ok) throw new Error("there was a draft");
		const published = await editing.publishDraft({ draft: saved.value, staffId });
		expect([published.ok, messages]).toEqual([true, []]);
		await vi.waitFor(() => expect(messages).toHaveLength(1), PATIENT);
		const key = { key: "0123-abcd", keyLocation: "https://www.kiteline.example/0123-abcd.txt" };
		const urlList = [`https://www.kiteline.example/services/${slug}`];
		expect(messages[0]).toEqual({ host: "www.kiteline.example", ...key, urlList });
		expect(warned).not.toHaveBeenCalled();

		status = 429;
		expect((await editing.restore({ file, number: 0, staffId })).ok).toBe(true);
		await vi.waitFor(() => expect(warned).toHaveBeenCalled(), PATIENT);
		expect(messages[1]?.urlList).toEqual(urlList);
		expect(String(warned.mock.calls[0])).toMatch(/^Search engines were not told .* answers 429/);
	},
	3 * PATIENT,
);
