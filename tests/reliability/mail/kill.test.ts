import { expect, test } from "vitest";
import { isShort } from "../../support/is-short.ts";
import { PATIENCE } from "../../support/patience.ts";
import { openCorrespondence, writeReply } from "./correspondence.ts";
import { hasDovecot } from "./start-dovecot.ts";

test.runIf(hasDovecot)(
	"replies that arrive while the site is killed are none lost and none twice",
	async () => {
		const { server, desk, passTime, readTexts, save, answer } = await openCorrespondence();
		const sent: string[] = [];
		const rounds = isShort ? 2 : 5;
		for (let round = 0; round < rounds; round++) {
			const original = await answer(await save(`We weave ${round} kinds`), `Answer ${round}?`);
			const texts = Array.from({ length: 12 }, (_, at) => `reply ${round}-${at}`);
			sent.push(...texts);
			const before = (await readTexts()).length;
			await server.append(texts.map((text) => writeReply(original, { text })));
			await expect.poll(async () => (await readTexts()).length).toBeGreaterThan(before);
			await desk.site.end("SIGKILL");
			await desk.site.startAgain();
			await passTime(0);
		}
		await expect.poll(async () => (await readTexts()).toSorted()).toEqual(sent.toSorted());
	},
	180_000 * PATIENCE,
);
