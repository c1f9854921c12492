import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DAY } from "#app/platform/durations.ts";
import { parseImapUrl } from "#app/platform/imap-url.ts";
import { createTokenSource, type TokenSource } from "#app/platform/oauth-tokens.ts";
import { setOperationsLog } from "#app/platform/operations-log.ts";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { startMailboxWorker } from "../../../app/replies/imap/mailbox-worker.ts";
import type { MessageOutcome } from "../../../app/replies/reply-services.ts";
import { isShort } from "../../support/is-short.ts";
import { openFolder } from "../../support/started-process.ts";
import { startAuthority } from "./start-authority.ts";
import { type Dovecot, hasDovecot, startDovecot, USER } from "./start-dovecot.ts";

const PAUSES = { first: 20, login: 20, last: 200 };
const TAKEN = "$TakenByDesk";

async function openDovecot(...options: Parameters<typeof startDovecot>) {
	const server = await startDovecot(...options);
	onTestFinished(server.remove);
	return server;
}

function writeMessage(subject: string, body = "Yes, Tuesday suits us."): string {
	const id = crypto.randomUUID();
	return `From: Riya Desai <riya@desaicotton.example>\r\nTo: desk@agency.example\r\nSubject: ${subject}\r\nMessage-ID: <${id}@desaicotton.example>\r\nDate: Wed, 25 Nov 2026 06:30:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n`;
}

type Receive = (subject: string, text: string) => MessageOutcome | Promise<MessageOutcome>;

/** Opens a store whose workers note the subjects of what they receive. */
async function openReader() {
	const folder = openFolder();
	const place = { DATA_DIR: folder.dataDir, DATABASE_URL: undefined };
	const { database } = await openStores(place);
	onTestFinished(() => database.close());
	const log = vi.fn<(message: string, error?: unknown) => void>();
	setOperationsLog({ warn: log, error: log });
	onTestFinished(() => setOperationsLog(console));
	const subjects: string[] = [];
	return {
		log,
		subjects,
		start: (url: string, receive: Receive = () => "taken", tokens: TokenSource | null = null) => {
			const address = parseImapUrl(url);
			if (!address) throw new Error("this is no address");
			const worker = startMailboxWorker({
				address,
				getDatabase: async () => database,
				receive: async (raw) => {
					const text = Buffer.from(raw).toString("latin1");
					const subject = /^Subject: (.*)\r$/m.exec(text)?.[1] ?? "";
					const outcome = await receive(subject, text);
					subjects.push(subject);
					return outcome;
				},
				tokens,
				pauses: PAUSES,
			});
			onTestFinished(() => worker.stop(1_000));
			return worker;
		},
	};
}

const listFlags = async (server: Dovecot) =>
	(await server.list()).map(({ envelope, flags }) => [
		envelope?.subject,
		...[...(flags ?? [])].filter((flag) => flag !== "\\Recent"),
	]);

describe.runIf(hasDovecot)("a mailbox on a real server", () => {
	test("is read in order, flagged where the desk has taken a message, and left as it was else", async () => {
		const server = await openDovecot();
		const { start, subjects, log } = await openReader();
		await server.append([writeMessage("last year")], 300 * DAY);
		await server.append([writeMessage("one"), writeMessage("two")]);
		const outcomes: Record<string, MessageOutcome> = {
			two: "left",
			three: "invalid",
			four: "known",
		};
		start(server.url, (subject) => outcomes[subject] ?? "taken");
		await expect.poll(() => subjects).toEqual(["one", "two"]);
		// The server announces these.
		await server.append([writeMessage("three"), writeMessage("four")]);
		await expect.poll(() => subjects).toEqual(["one", "two", "three", "four"]);
		await expect
			.poll(() => listFlags(server))
			.toEqual([["last year"], ["one", TAKEN], ["two"], ["three", TAKEN], ["four", TAKEN]]);
		expect(log.mock.calls).toEqual([[expect.stringMatching(/^Message \d+ of .* malformed/)]]);
	});

	test("is read on by the next process, and after the server was away", async () => {
		const server = await openDovecot();
		const { start, subjects, log } = await openReader();
		await server.append([writeMessage("one")]);
		const first = start(server.url, () => "left");
		await expect.poll(() => subjects).toEqual(["one"]);
		await first.stop(1_000);
		await server.append([writeMessage("two")]);
		start(server.url);
		await expect.poll(() => subjects).toEqual(["one", "two"]);
		await server.stop();
		await expect
			.poll(() => log.mock.calls.flat())
			.toContainEqual(expect.stringContaining("ECONNREFUSED"));
		await server.start();
		await server.append([writeMessage("three")]);
		await expect.poll(() => subjects).toEqual(["one", "two", "three"]);
		expect(log.mock.calls.flat().join()).not.toMatch(/pass:word|desk@/);
	});

	test("keeps a message that the store could not take, and passes over one that it never takes", async () => {
		const server = await openDovecot();
		const { start, subjects } = await openReader();
		await server.append(["one", "two", "three"].map((subject) => writeMessage(subject)));
		let tries = 0;
		start(server.url, (subject) => {
			if (subject === "one" && tries++ < 2) throw new Error("the store is away");
			if (subject === "two") throw new Error("this can never be stored");
			return "taken";
		});
		await expect.poll(() => subjects).toEqual(["one", "three"]);
	});

	test("with thousands of unrelated messages is read once, and a message of 30 MB by its headers and text", async () => {
		const server = await openDovecot();
		const { start, subjects } = await openReader();
		const count = isShort ? 500 : 5_000;
		await server.append(Array.from({ length: count }, (_, at) => writeMessage(`unrelated ${at}`)));
		const first = start(server.url, () => "left");
		await expect.poll(() => subjects.length, { timeout: 120_000 }).toBe(count);
		await first.stop(1_000);
		const file = `${"A".repeat(76)}\r\n`.repeat(400_000);
		const large = writeMessage("large", "")
			.replace("text/plain; charset=utf-8", 'multipart/mixed; boundary="part"')
			.concat(
				"--part\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nThe film, as agreed =FC.\r\n",
				`--part\r\nContent-Type: video/mp4; name="film.mp4"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}--part--\r\n`,
			);
		await server.append([large]);
		let received = "";
		start(server.url, (_subject, text) => {
			received = text;
			return "taken";
		});
		await expect.poll(() => subjects.length).toBe(count + 1);
		const [head = "", body = ""] = received.split("\r\n\r\n");
		expect(head).toMatch(/^Message-ID: <.*@desaicotton\.example>\r$/m);
		expect(head).not.toContain("multipart");
		expect(Buffer.from(body, "base64").toString()).toMatch(
			/too large.*\n\nThe film, as agreed ü\./s,
		);
	}, 240_000);

	test("is read on with another access token once the server rejects the one that is kept", async () => {
		const authority = await startAuthority(USER);
		const server = await openDovecot({ tokenInfoUrl: authority.tokenInfoUrl });
		const { start, subjects, log } = await openReader();
		const client = { url: authority.tokenUrl, clientId: "desk", clientSecret: "s3cret" };
		start(server.openUrl, () => "taken", createTokenSource(client));
		await server.append([writeMessage("one")]);
		await expect.poll(() => subjects).toEqual(["one"]);
		authority.validToken = "token-2";
		await server.stop();
		await server.start();
		await server.append([writeMessage("two")]);
		await expect.poll(() => subjects).toEqual(["one", "two"]);
		expect(log.mock.calls.flat()).toContainEqual(expect.stringContaining("login was rejected"));
		expect(log.mock.calls.flat().join()).not.toMatch(/token-|s3cret|desk@/);
		expect(authority.requests).toHaveLength(2);
	});

	test("is not read with a wrong password, of which the log does not tell", async () => {
		const server = await openDovecot();
		const { start, log } = await openReader();
		start(server.url.replace("pass", "wrong"));
		await expect
			.poll(() => log.mock.calls)
			.toEqual([[expect.stringContaining("login was rejected")]]);
		expect(log.mock.calls.flat().join()).not.toMatch(/wrong|desk@/);
	});
});
