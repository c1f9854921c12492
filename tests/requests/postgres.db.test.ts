import { sql } from "kysely";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { createFeedToken } from "../../app/calls/feed-token.ts";
import { content } from "../support/addresses.ts";
import { openCalls } from "../support/calls.ts";
import { openDatabaseLine } from "../support/database-line.ts";
import { GOOD, readForm } from "../support/enquiries.ts";
import { openEvents } from "../support/event-stream.ts";
import { writeMail } from "../support/incoming-mail.ts";
import { type NodeProcess, START_AT_TEST_CLOCK, startNode } from "../support/node-process.ts";
import { createDatabase, findPostgres } from "../support/postgres.ts";
import { createProjectFolder } from "../support/project-folder.ts";
import { openDesk } from "../support/seeded-desk.ts";
import { MAIL_SECRET, signMail } from "../support/sign-mail.ts";
import { connectSite, type OwnSite, type Site, startSite } from "../support/site.ts";
import { openFolder, runToEnd } from "../support/started-process.ts";
import { postForm, readPage } from "./visitor.ts";

/** Details that no page may contain. */
const DETAILS = /ECONN|127\.0\.0\.1|terminat|SQL|\.tsx?:|node:/i;

const makeForm = () => ({ ...GOOD, submissionId: crypto.randomUUID() });

describe.runIf(findPostgres())("two nodes on PostgreSQL", () => {
	let line: Awaited<ReturnType<typeof openDatabaseLine>>;
	let desk: Awaited<ReturnType<typeof openDesk>>;
	let one: OwnSite;
	let late: NodeProcess;
	/** The site that the node `late` serves. */
	let two: Site;
	let senders = 0;

	/** Returns another address for each test's enquiries. */
	const from = () => ({ "X-Forwarded-For": `198.51.100.${++senders}` });

	beforeAll(async () => {
		line = await openDatabaseLine(inject("postgresPort"));
		const settings = {
			TRUST_PROXY: "1",
			RATE_LIMIT_ENQUIRIES: "3/10m",
			DATABASE_URL: line.url,
			MAIL_HOOK_SECRET: MAIL_SECRET,
			MAIL_ENQUIRIES: "on",
		};
		const folder = createProjectFolder();
		// The database is unavailable when the second node starts.
		line.cut();
		late = await startNode(folder.path, settings, START_AT_TEST_CLOCK);
		two = connectSite({ ...folder, origin: late.origin, control: "", log: "", errors: "" });
		line.mend();
		one = await startSite(settings);
		desk = await openDesk({ dataDir: "nowhere" }, line.directUrl);
		return async () => {
			await one.stop();
			await late.end("SIGTERM");
			await desk.close();
			line.close();
			folder.remove();
		};
	});

	test("start without it, say so, and are ready once it is there", async () => {
		expect(late.output().stdout).toMatch(/store +PostgreSQL .* does not answer \(/);
		await expect.poll(async () => (await two.request("/readyz")).status).toBe(200);
	});

	test("store a form there once, and count a sender's enquiries together", async () => {
		const headers = from();
		const form = makeForm();
		for (const each of [one, two]) expect((await postForm(form, headers, each)).status).toBe(303);
		expect(await desk.stores.enquiries.count()).toBe(1);
		const statuses: number[] = [];
		for (const each of [one, two, one, two])
			statuses.push((await postForm(makeForm(), headers, each)).status);
		expect(statuses).toEqual([303, 303, 429, 429]);
	});

	test("give a session ten open inboxes, however many are asked for at once", async () => {
		const owner = await desk.invite("Meera Shah", "owner");
		const cookies = await Promise.all(["a", "b"].map(() => desk.signIn(owner)));
		// Each accepted stream waits here for the enquiries, with all ten connections of the site.
		const tx = await desk.stores.database.db.startTransaction().execute();
		await sql`lock table enquiries in access exclusive mode`.execute(tx);
		const opening = Array.from({ length: 60 }, async (_, at) => {
			const cookie = `__Host-desk=${cookies[at % 2]}`;
			return (await openEvents(one.origin, cookie)).response.status;
		});
		const waiting = sql`select pid from pg_locks where relation = 'enquiries'::regclass and not granted`;
		const count = async () => (await waiting.execute(tx)).rows.length;
		await expect.poll(count).toBeGreaterThanOrEqual(10);
		await tx.commit().execute();
		const statuses = await Promise.all(opening);
		expect(statuses.filter((status) => status === 200)).toHaveLength(20);
		expect(statuses.filter((status) => status === 503)).toHaveLength(40);
	});

	test("tell on one node who has an enquiry open on the other", async () => {
		const [owner, member] = [
			await desk.invite("Meera Shah", "owner"),
			await desk.invite("Arjun Nair", "member"),
		];
		const [mine, theirs] = await Promise.all([owner, member].map(desk.signIn));
		const [id = ""] = await desk.seed(owner);
		const stream = await openEvents(one.origin, `__Host-desk=${mine}`, id);
		// The second node's own address is without HTTPS.
		const other = await openEvents(two.origin, `desk=${theirs}`, id);
		await expect.poll(() => stream.getMarks().length).toBe(2);
		const headers = { Cookie: `__Host-desk=${mine}` };
		const read = async () => (await one.request(`/desk/enquiries/${id}`, { headers })).text();
		expect(await read()).toContain("Arjun Nair is here.");
		other.close();
		await expect.poll(read).not.toContain("Arjun Nair is here.");
	});

	test("set a message aside that the database rejects, and take those behind it", async () => {
		const { db } = desk.stores.database;
		await sql`create function reject_poison() returns trigger language plpgsql as
			'begin if new.message like ''%poison%'' then raise ''no'' using errcode = ''22021''; end if; return new; end'`.execute(
			db,
		);
		await sql`create trigger poison before insert on enquiries for each row execute function reject_poison()`.execute(
			db,
		);
		const send = async (text: string) => {
			const body = writeMail({ headers: { From: `${text}@client.example` }, text });
			const request = { method: "POST", body, headers: { ...signMail(body), ...from() } };
			return (await one.request("/hooks/mail", request)).status;
		};
		expect([await send("poison"), await send("good")]).toEqual([503, 202]);
		expect(await db.selectFrom("setAsideMessages").selectAll().execute()).toMatchObject([
			{ source: "hook", reason: "store", sender: "poison@client.example", tries: 1 },
		]);
		await sql`drop trigger poison on enquiries`.execute(db);
	});

	test("keep every word while the database is away, and tell no details", async () => {
		const owner = await desk.invite("Meera Shah", "owner");
		const Cookie = `__Host-desk=${await desk.signIn(owner)}`;
		const call = await openCalls(desk.stores).book();
		const key = await desk.stores.enquiries.getOrCreateSecret("calendar");
		const calendar = `/book/calendar/${createFeedToken(owner, key)}.ics`;
		const path = `/desk/enquiries/${call.id}`;
		const get = (address: string) => one.request(address, { headers: { Cookie } });
		const post = (address: string, fields: Record<string, string>) => {
			const body = new URLSearchParams(fields);
			return one.request(address, { method: "POST", headers: { Cookie }, body });
		};
		for (const address of ["/readyz", "/desk", "/desk?done=spam", path, call.path, calendar])
			expect((await get(address)).status, address).toBe(200);
		line.cut();

		// The contact form is shown again with its input.
		const opened = await readPage(one.request("/contact?service=seo&city=surat"));
		const sent = { ...readForm(opened).fields, ...GOOD };
		const rejected = await postForm(sent, from(), one);
		expect(rejected.headers.get("retry-after")).toBe("60");
		const form = await readPage(rejected, 503);
		expect(readForm(form).fields).toEqual(sent);
		expect(form.text('[role="alert"]')).toContain(content.site.phone);

		// The desk's form is shown again as well; strangers get nothing of it.
		const inbox = await get("/desk");
		expect([inbox.status, inbox.headers.get("retry-after")]).toEqual([503, "30"]);
		const page = await inbox.text();
		expect(page).toContain("cannot be reached right now");
		expect(page).not.toMatch(DETAILS);
		const note = { intent: "note", text: "Three <lines> of it", revision: "0" };
		const noted = await post(path, note);
		expect(noted.status).toBe(503);
		expect(await noted.text()).toContain("Three &lt;lines&gt; of it</textarea>");
		for (const hidden of ["/desk", path]) expect((await one.request(hidden)).status).toBe(404);
		expect((await one.request("/desk/sign-in")).status).toBe(200);

		// The page of a call shows the phone number, and a calendar keeps its events.
		const cancel = { intent: "cancel", sequence: "0" };
		for (const response of [await get(call.path), await post(call.path, cancel)]) {
			const ofCall = await readPage(response, 503);
			expect(ofCall.text('main [role="alert"]')).toContain(content.site.phone);
			expect(ofCall.select("main form")).toEqual([]);
		}
		for (const address of [calendar, "/readyz"])
			expect((await get(address)).status, address).toBe(503);
		expect((await get("/mumbai")).status).toBe(200);
		const errors = await one.takeErrors();
		expect(errors).toMatch(/A call could not be (read|changed)/);
		expect(errors).toContain("A request of the desk could not be answered");
		expect(errors).not.toMatch(/Riya|bedsheets/);

		line.mend();
		expect((await postForm(sent, from(), one)).status).toBe(303);
		for (const address of ["/readyz", "/desk", call.path])
			expect((await get(address)).status, address).toBe(200);
		await one.takeErrors();
	});

	test("ask for an e-mail again while the database is away, and take it once", async () => {
		const body = writeMail({ headers: { From: "Asha <asha@client.example>" }, text: "Call me." });
		const post = (node: Site) =>
			node.request("/hooks/mail", { method: "POST", body, headers: signMail(body) });
		const findMailed = () =>
			desk.stores.database.db
				.selectFrom("enquiries")
				.innerJoin("replies", "replies.enquiryId", "enquiries.id")
				.select("message")
				.where("email", "=", "asha@client.example")
				.execute();
		line.cut();
		for (const node of [one, two]) {
			const { status, headers } = await post(node);
			expect([status, Number(headers.get("retry-after"))]).toEqual([503, expect.any(Number)]);
			expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
		}
		expect(await one.takeErrors()).toContain("A message could not be received");
		line.mend();
		await expect.poll(async () => (await two.request("/readyz")).status).toBe(200);
		const statuses = (await Promise.all([one, two, one].map(post))).map(({ status }) => status);
		expect(statuses.toSorted()).toEqual([200, 200, 202]);
		expect((await post(two)).status).toBe(200);
		expect(await findMailed()).toHaveLength(1);
	});

	test("do not start with a database that is not there, and say so without the password", async () => {
		const url = new URL(await createDatabase(inject("postgresPort")));
		url.pathname = "/nowhere";
		url.password = "hunter2";
		const settings = { DATABASE_URL: url.href };
		const run = await runToEnd({ cwd: openFolder().path, settings });
		expect(run.code).toBe(1);
		expect(run.stderr).toEqual([
			expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*nowhere/),
		]);
		expect(run.stderr.join()).not.toContain("hunter2");
	});
});
