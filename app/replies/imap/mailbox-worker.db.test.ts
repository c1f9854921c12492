import { expect, it, onTestFinished, vi } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { parseImapUrl } from "#app/platform/imap-url.ts";
import { setOperationsLog } from "#app/platform/operations-log.ts";
import {
	type Fault,
	type ImapSettings,
	startImapServer,
} from "../../../tests/support/imap-server.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import type { Received } from "../receive-message.ts";
import { listSetAside } from "../set-aside-store.ts";
import { findReadAt } from "./mailbox-store.ts";
import { nameMailbox, startMailboxWorker } from "./mailbox-worker.ts";

const PAUSES = { first: 10, login: 10, last: 50 };
const SILENCE = { first: 200, next: 100, later: 300 };
const FAULTS = ["NO", "BAD", "close", "hang", "nothing", "empty"] as const satisfies Fault[];

describeOnBoth("a mailbox", ({ open }) => {
	/** Reads the mailbox of a server with these messages, and notes the subjects that were taken. */
	async function read(
		subjects: string[],
		settings: ImapSettings,
		receive: (subject: string, isLaterTry?: boolean) => Received | Promise<Received> = () =>
			"taken",
	) {
		const server = await startImapServer(settings);
		server.deliver(...subjects);
		const { database } = await open();
		const log = vi.fn<(message: string, error?: unknown) => void>();
		setOperationsLog({ warn: log, error: log });
		onTestFinished(() => setOperationsLog(console));
		const address = parseImapUrl(server.url);
		if (!address) throw new Error("this is no address");
		const taken: string[] = [];
		const start = () => {
			const worker = startMailboxWorker({
				address,
				getDatabase: async () => database,
				receive: async (raw, { isLaterTry }) => {
					const text = Buffer.from(raw).toString("latin1");
					const subject = /^Subject: (.*)\r$/m.exec(text)?.[1] ?? "";
					const received = await receive(subject, isLaterTry);
					if (typeof received === "string") taken.push(subject);
					return received;
				},
				tokens: null,
				pauses: PAUSES,
				silence: SILENCE,
			});
			onTestFinished(() => worker.stop(1_000));
			return worker;
		};
		const worker = start();
		/** Lets so much time pass, and looks at the mailbox. */
		const pass = (ms: number) => {
			const now = getNow() + ms;
			setClock(() => now);
			server.deliver(`after ${ms}`);
		};
		const name = nameMailbox(address);
		return { server, database, log, taken, pass, worker, start, name };
	}

	it.each(FAULTS)(
		"with three messages for which the server says %s is read on behind them",
		async (fault) => {
			const { taken, database, log, server, name } = await read(
				["one", "bad 1", "bad 2", "bad 3", "good"],
				{
					findFault: (uid, asked) => (asked === "source" && uid > 1 && uid < 5 ? fault : undefined),
				},
			);
			await expect.poll(() => taken).toEqual(["one", "good"]);
			await expect.poll(() => listSetAside(database)).toHaveLength(3);
			expect((await listSetAside(database))[0]).toMatchObject({
				reason: "server",
				sender: "riya@client.example",
				subject: expect.stringMatching(/^bad/),
			});
			expect(await findReadAt(database, name)).toBeGreaterThan(getNow() - MINUTE);
			expect(log.mock.calls.flat().join()).not.toMatch(/riya|bad \d|cannot be read/i);
			expect(server.flags.has(2)).toBe(false);
		},
	);

	it.each(["NO", "close", "hang", "nothing"] as const)(
		"is read on where the server says %s to a question about flags and sizes",
		async (fault) => {
			const { taken } = await read(["one", "bad", "good"], {
				findFault: (uid, asked) => (asked === "size" && uid === 2 ? fault : undefined),
			});
			// Some servers give the message all the same.
			const isGiven = fault === "nothing";
			await expect.poll(() => taken).toEqual(isGiven ? ["one", "bad", "good"] : ["one", "good"]);
		},
	);

	it.each(FAULTS)(
		"is read on where the server says %s to a flag, and the message is taken once",
		async (fault) => {
			const { taken, database } = await read(["one", "two", "three"], {
				findFault: (uid, asked) => (asked === "flag" && uid === 2 ? fault : undefined),
			});
			await expect.poll(() => taken).toEqual(["one", "two", "three"]);
			expect(await listSetAside(database)).toEqual([]);
		},
	);

	it("in which the server has nothing for a message once has it a moment later, and says nothing of it", async () => {
		let tries = 0;
		const { taken, database } = await read(["one", "two", "three"], {
			findFault: (uid, asked) =>
				asked === "source" && uid === 2 && tries++ === 0 ? "nothing" : undefined,
		});
		await expect.poll(() => taken).toEqual(["one", "three", "two"]);
		await expect
			.poll(() => database.db.selectFrom("setAsideMessages").selectAll().execute())
			.toEqual([]);
	});

	it("whose connection ends by chance is read in order", async () => {
		let tries = 0;
		const { taken } = await read(["one", "two", "three"], {
			findFault: (uid, asked) =>
				asked === "source" && uid === 2 && tries++ === 0 ? "close" : undefined,
		});
		await expect.poll(() => taken).toEqual(["one", "two", "three"]);
	});

	it("tries what was set aside later and later, and all of it once one could be taken", async () => {
		const broken = new Set([1, 2]);
		const { taken, database, pass, server } = await read(["bad 1", "bad 2"], {
			findFault: (uid, asked) => (asked === "source" && broken.has(uid) ? "NO" : undefined),
		});
		const count = (uid: number) => server.asked.filter((what) => what === `source ${uid}`).length;
		await expect.poll(() => [count(1), count(2)]).toEqual([2, 2]);
		await expect.poll(() => listSetAside(database)).toHaveLength(2);
		pass(MINUTE + 1);
		await expect.poll(() => [count(1), count(2)]).toEqual([3, 3]);
		await expect
			.poll(async () => (await listSetAside(database)).map(({ tries }) => tries))
			.toEqual([3, 3]);
		pass(MINUTE + 1);
		await expect.poll(() => taken.length).toBe(2);
		expect([count(1), count(2)]).toEqual([3, 3]);
		const { firstAt } = (await listSetAside(database))[0] ?? { firstAt: 0 };
		// The second one is not due for long.
		await database.db
			.updateTable("setAsideMessages")
			.set({ nextAt: firstAt + DAY })
			.where("uid", "=", 2)
			.execute();
		broken.clear();
		pass(5 * MINUTE);
		await expect.poll(() => taken.toSorted().slice(-2)).toEqual(["bad 1", "bad 2"]);
		await expect.poll(() => listSetAside(database)).toEqual([]);
	});

	it("gives up what is gone from the mailbox, and what has been tried for 30 days", async () => {
		const { database, pass, server } = await read(["gone", "old"], {
			findFault: (uid, asked) => (asked === "source" && uid < 3 ? "nothing" : undefined),
		});
		await expect.poll(() => listSetAside(database)).toHaveLength(2);
		server.remove(1);
		server.deliver("next");
		pass(MINUTE + 1);
		await expect
			.poll(async () => (await listSetAside(database)).map(({ uid }) => uid))
			.toEqual([2]);
		pass(30 * DAY);
		await expect
			.poll(() => database.db.selectFrom("setAsideMessages").selectAll().execute())
			.toEqual([]);
	});

	it("passes over what cannot be stored, or is too costly, and gives it more time later", async () => {
		const whose = { sender: "riya@client.example", subject: "Offer" };
		const { taken, database, pass } = await read(
			["store", "costly", "good"],
			{},
			(subject, isLaterTry) => {
				if (subject === "store") return { reason: "store", ...whose };
				return subject === "costly" && !isLaterTry ? { reason: "too-costly", ...whose } : "taken";
			},
		);
		await expect.poll(() => taken).toEqual(["good"]);
		await expect.poll(() => listSetAside(database)).toMatchObject([{ reason: "store", ...whose }]);
		pass(MINUTE + 1);
		await expect.poll(() => taken).toEqual(["good", `after ${MINUTE + 1}`, "costly"]);
	});

	it("keeps its place while the store is away, and passes over one message for which it always seems so", async () => {
		let tries = 0;
		const { taken } = await read(["one", "two", "three"], {}, (subject) => {
			if (subject === "one" && tries++ < 2) throw new Error("the store is away");
			if (subject === "two") throw new Error("this can never be stored");
			return "taken";
		});
		await expect.poll(() => taken).toEqual(["one", "three"]);
	});

	it("of years is read from its end, whatever the server says to its last message", async () => {
		const { taken, server } = await read(["old", "broken"], { lastOld: 2, findFault: () => "NO" });
		await expect.poll(() => server.asked.length + server.countConnections()).toBe(1);
		server.deliver("new");
		await expect.poll(() => server.asked).toContain("size 3");
		expect([taken, server.asked.includes("size 2")]).toEqual([[], false]);
	});

	it("whose messages have other UIDs is read anew, and by the next process from where this one stopped", async () => {
		const { taken, server, worker, start } = await read(["one", "two"], {});
		await expect.poll(() => taken).toEqual(["one", "two"]);
		server.renumber();
		await expect.poll(() => taken).toEqual(["one", "two", "one", "two"]);
		await worker.stop(1_000);
		server.deliver("three");
		start();
		await expect.poll(() => taken).toEqual(["one", "two", "one", "two", "three"]);
	});
});
