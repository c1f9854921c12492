import { expect, test } from "vitest";
import * as z from "zod/mini";
import { sendRaw } from "../support/raw-request.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

/** One line per request, and nothing else in it. */
const lineSchema = z.strictObject({
	level: z.literal("info"),
	time: z.string(),
	msg: z.literal("answered"),
	id: z.string().check(z.regex(/^[0-9a-z-]{8,41}$/)),
	method: z.string(),
	kind: z.enum(["asset", "page", "form", "service", "refused"]),
	route: z.nullable(z.string().check(z.regex(/^[a-z-]+$/))),
	status: z.number(),
	ms: z.number(),
	bytes: z.number(),
	cache: z.enum(["stored", "made", "shared", "none"]),
});

const ID = "7b0a4a1c-32f5-4a8e-9f0e-1d2c3b4a5f60";

async function start(settings: Record<string, string> = {}) {
	const process = startProcess({ cwd: openFolder().path, settings });
	const origin = await process.origin();
	/** All lines, once the server has written and ended. */
	const end = async () => {
		process.end("SIGTERM");
		expect(await process.ended).toBe(0);
		const lines = process.output.stdout.split("\n").filter((line) => line.startsWith("{"));
		return lines.map((line): unknown => JSON.parse(line));
	};
	return { origin, output: process.output, end };
}

test("the log has one line for each request, with what answered it and from where", async () => {
	const { origin, end } = await start();
	const asked: [path: string, expected: object][] = [
		["/mumbai", { kind: "page", route: "city", status: 200, cache: "made" }],
		["/mumbai", { kind: "page", route: null, status: 200, cache: "stored" }],
		["/search?q=words", { kind: "page", route: "search", status: 200, cache: "none" }],
		["/favicon.ico", { kind: "page", route: "favicon" }],
		["/livez", { kind: "service", route: null, status: 200, cache: "none" }],
		["/About", { kind: "page", status: 308 }],
	];
	const headers = { "X-Request-Id": ID };
	for (const [path] of asked)
		await (await fetch(origin + path, { redirect: "manual", headers })).arrayBuffer();
	await fetch(`${origin}/contact`, { method: "POST", body: new URLSearchParams({ name: "" }) });
	await fetch(`${origin}/about`, { method: "DELETE" });
	const lines = z.array(lineSchema).parse(await end());
	const expected = [
		...asked.map(([, line]) => line),
		{ kind: "form", route: "contact", status: 422 },
		{ kind: "refused", method: "DELETE", status: 405, route: null },
	];
	// In the order in which the answers were through, which need not be that of the requests.
	expect(lines).toHaveLength(expected.length);
	for (const line of expected) expect(lines).toContainEqual(expect.objectContaining(line));
	for (const { bytes } of lines) expect(bytes).toBeGreaterThan(50);
	// None is the visitor's own: there is no proxy to be trusted.
	expect(new Set([ID, ...lines.map(({ id }) => id)]).size).toBe(lines.length + 1);
});

test("the log is silent where LOG_LEVEL says so", async () => {
	const { origin, end } = await start({ LOG_LEVEL: "warn" });
	await fetch(`${origin}/about`);
	expect(await end()).toEqual([]);
});

test("the log holds nothing of a visitor, wherever he writes it", async () => {
	const { origin, output, end } = await start({ TRUST_PROXY: "1" });
	const mark = "zebrafinch";
	const mail = `${mark}@visitor.example`;
	const fields = [
		"name",
		"email",
		"message",
		"phone",
		"company",
		"budget",
		"timeline",
		"callback",
		"calculation",
		"service",
		"city",
		"district",
		"formToken",
		"submissionId",
		"wantsNews",
		"landingPage",
		"referrer",
		"firstTouch",
		"lastTouch",
		"homepage",
		"cf-turnstile-response",
	];
	const headers = {
		"User-Agent": mark,
		Authorization: `Bearer ${mark}`,
		Cookie: `session=${mark}`,
		Referer: `https://${mark}.example/`,
		"X-Forwarded-For": "203.0.113.77",
		"X-Request-Id": mail,
		"X-Forwarded-Host": `${mark}.example`,
		"If-None-Match": `"${mark}"`,
		"Accept-Language": mark,
	};
	const send = (body: URLSearchParams | FormData | string, path = "/contact") =>
		fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
	const good = { name: mark, email: mail, message: `${mark} weaves bedsheets in Surat.` };
	for (const name of fields) {
		await send(new URLSearchParams({ ...good, [name]: `${mark} ${mail}` }));
		const form = new FormData();
		for (const [key, value] of Object.entries(good)) form.set(key, value);
		form.set(name, `${mark}\0`);
		await send(form);
	}
	await send(mark);
	await send(JSON.stringify({ path: `/${mark}`, referrer: mark }), "/visits");
	await send(JSON.stringify({ slug: mark }), "/hooks/content");
	const places = [
		`/${mark}`,
		`/${mail}`,
		`/blog/${mail}`,
		`/services/${mark}/${mark}`,
		`/%zz${mark}`,
		`/search?q=${mail}`,
		`/search/suggest?q=${mark}`,
		`/about?email=${mail}`,
		`/contact?service=${mark}`,
		`/art/${mark}.svg`,
		`/cards/${mark}.png`,
		`/pictures/${mark}`,
		`/${mark}.data`,
		`/${mark}.txt`,
		`/livez?${mark}`,
		`/${mark}${"a".repeat(2_000)}`,
		`/?${mark}=${"a".repeat(5_000)}`,
	];
	for (const path of places) await fetch(origin + path, { headers, redirect: "manual" });
	await fetch(`${origin}/livez`, { headers: { "X-Request-Id": ID } });
	await sendRaw(origin, `GET / HTTP/1.1\r\nHost: ${mail}\r\n\r\n`);
	await sendRaw(origin, `${mark.toUpperCase()} /${mark} HTTP/1.1\r\nHost: a\r\n\r\n`);
	const lines = z.array(z.looseObject({ msg: z.string() })).parse(await end());
	expect(lines).toContainEqual(expect.objectContaining({ id: ID }));
	expect(lines.length).toBeGreaterThanOrEqual(2 * fields.length + places.length);
	const written = output.stdout + output.stderr;
	expect(written.match(new RegExp(`.*(${mark}|203\\.0\\.113\\.77).*`, "gi"))).toBeNull();
	for (const line of lines.filter(({ msg }) => msg === "answered"))
		expect(lineSchema.safeParse(line).success, JSON.stringify(line)).toBe(true);
});
