import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PATIENCE } from "../../support/patience.ts";
import { openCorrespondence, writeReply } from "./correspondence.ts";
import { hasDovecot } from "./start-dovecot.ts";

const MB = 1024 * 1024;
/** A file of 30 MB, as a part of a message. */
const FILM = `Content-Type: video/mp4; name="film.mp4"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${`${"A".repeat(76)}\n`.repeat(400_000)}`;
const NOTE = "[This message is too large for the desk. Its files are in the mailbox.]";

/** Returns the most memory in MB that a process has had. */
function readMemoryPeak(pid: number | undefined): number {
	const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1_024;
}

describe.runIf(hasDovecot)("messages of 30 MB", { timeout: 120_000 * PATIENCE }, () => {
	test("are in the conversation by their words, whole in the mailbox, and never in memory", async () => {
		const { server, desk, listReplies, readTexts, save, answer } = await openCorrespondence({
			MAIL_ENQUIRIES: "on",
		});
		const id = await save("We weave bedsheets");
		const original = await answer(id, "Do you have a film?");
		await server.append([writeReply(original, { text: "small" })]);
		await expect.poll(readTexts).toEqual(["small"]);
		const before = readMemoryPeak(desk.site.pid());
		const large = [
			writeReply(original, { text: "The film, as agreed.", parts: [FILM] }),
			writeReply(original, { html: "<p>Another <b>film</b>.</p>", parts: [FILM] }),
			writeReply("<none@x.example>", {
				headers: { From: "Kabir <kabir@x.example>", Subject: "A film" },
				text: "Can you cut it?",
				parts: [FILM],
			}),
		];
		await server.append(large);
		await expect
			.poll(async () => (await desk.stores.enquiries.count()) + (await readTexts()).length)
			.toBe(5);
		expect((await listReplies()).map((reply) => [reply.id, reply.text?.trim()])).toEqual([
			[id, "small"],
			[id, `${NOTE}\n\nThe film, as agreed.`],
			[id, `${NOTE}\n\nAnother film.`],
		]);
		const { db } = desk.stores.database;
		const mailed = db.selectFrom("enquiries").select("message").where("name", "=", "Kabir");
		expect((await mailed.executeTakeFirst())?.message).toBe(`A film\n\n${NOTE}\n\nCan you cut it?`);
		expect(readMemoryPeak(desk.site.pid()) - before, "MB more").toBeLessThan(30);
		await expect
			.poll(async () => (await server.list()).map(({ flags }) => [...(flags ?? [])].toSorted()))
			.toEqual(Array(4).fill(["$TakenByDesk"]));
		const sizes = (await server.list()).slice(1).map(({ size }) => size);
		expect(sizes).toEqual(large.map(({ byteLength }) => byteLength));
		expect(Math.min(...large.map(({ byteLength }) => byteLength))).toBeGreaterThan(29 * MB);
	});
});
