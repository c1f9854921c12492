import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { readEnquiries } from "../support/enquiries.ts";
import { buildEnvironment, ROOT } from "../support/project-folder.ts";
import { openConnection, parseStatus } from "../support/raw-request.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

const FIELDS = { name: "Riya", email: "riya@x.example", message: "Sent when the file was gone." };
const ASK = "GET /readyz HTTP/1.1\r\nHost: localhost\r\n";

/** Returns the status on a new connection, or null where there is none. */
const getStatus = (address: string) =>
	fetch(address, { headers: { Connection: "close" } }).then(
		({ status }) => status,
		() => null,
	);

test("after SIGTERM it says on open connections that it stops and closes them, stores and answers a running form, and takes no other", async () => {
	const { path, dataDir } = openFolder();
	const started = startProcess({ cwd: path });
	const origin = await started.origin();
	const body = new URLSearchParams(FIELDS).toString();
	const running = await openConnection(origin);
	running.write(`POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n`);
	running.write("Content-Type: application/x-www-form-urlencoded\r\n\r\nname=");
	const asking = await openConnection(origin);
	asking.write(ASK);
	const silent = await openConnection(origin);
	const idle = await openConnection(origin);
	idle.write(`${ASK}\r\n`);
	// The server has read the beginnings of the others once it responds to what was sent later.
	await once(idle.socket, "data");
	started.end("SIGTERM");
	expect(parseStatus(await idle.closed)).toBe(200);
	asking.write("\r\n");
	const answer = await asking.closed;
	expect(parseStatus(answer)).toBe(503);
	expect(answer).toMatch(/^connection: close\r$/im);
	expect(answer).toContain("the site is stopping");
	await expect.poll(() => getStatus(`${origin}/livez`)).toBeNull();
	running.write(body.slice("name=".length));
	expect(parseStatus(await running.closed)).toBe(303);
	expect(await silent.closed).toBe("");
	expect(await started.ended).toBe(0);
	expect(readEnquiries({ dataDir })).toHaveLength(1);
});

test("after SIGINT it is not ready during the grace time and still serves, and then ends without an error in its log", async () => {
	const started = startProcess({ cwd: openFolder().path, settings: { STOP_GRACE: "3s" } });
	const origin = await started.origin();
	started.end("SIGINT");
	await expect.poll(() => getStatus(`${origin}/readyz`)).toBe(503);
	expect(await getStatus(`${origin}/about`)).toBe(200);
	expect([await started.ended, started.output.stderr]).toEqual([0, ""]);
	expect(await getStatus(`${origin}/about`)).toBeNull();
});

test("what npm start has started ends with npm", async () => {
	const { dataDir } = openFolder();
	const env = buildEnvironment({ PORT: "0", DATA_DIR: dataDir });
	const npm = spawn("npm", ["start"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
	onTestFinished(() => void npm.kill("SIGKILL"));
	let output = "";
	npm.stdout.setEncoding("utf8").on("data", (part: string) => {
		output += part;
	});
	while (!output.includes("e-mail")) await once(npm.stdout, "data");
	const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
	expect(await getStatus(`${origin}/livez`)).toBe(200);
	npm.kill("SIGTERM");
	const [code] = await once(npm, "close");
	expect(code).toBe(0);
	expect(await getStatus(`${origin}/livez`)).toBeNull();
});

test("an error that nobody catches is told and ends the process for its supervisor", async () => {
	const error = "Promise.reject(new Error('an error of a test'))";
	const script = `data:text/javascript,process.on("SIGUSR2",()=>{${error}})`;
	const settings = { NODE_OPTIONS: `--import "${script.replaceAll('"', '\\"')}"` };
	const started = startProcess({ cwd: openFolder().path, settings });
	await started.origin();
	started.end("SIGUSR2");
	expect(await started.ended).toBe(1);
	const last: unknown = JSON.parse(started.output.stdout.trim().split("\n").at(-1) ?? "");
	expect(last).toMatchObject({ level: "fatal", err: { message: "an error of a test" } });
});

test("while the store's file is gone the site is not ready, and acknowledges no enquiry", async () => {
	const { path, dataDir } = openFolder();
	const started = startProcess({ cwd: path, settings: { DATA_DIR: dataDir } });
	const origin = await started.origin();
	const send = async (message: string) => {
		const body = new URLSearchParams({ ...FIELDS, message });
		const response = await fetch(`${origin}/contact`, { method: "POST", body, redirect: "manual" });
		return response.status;
	};
	expect(await send("Sent while the file was there.")).toBe(303);
	cpSync(dataDir, `${dataDir}-kept`, { recursive: true });
	rmSync(dataDir, { recursive: true });
	const readiness = await fetch(`${origin}/readyz`);
	expect([readiness.status, await readiness.text()]).toEqual([503, "the store does not answer"]);
	expect(await send(FIELDS.message)).toBe(503);
	// What was stored before the file was removed is not on the disk either.
	expect(await send("Sent while the file was there.")).toBe(503);
	expect([await getStatus(`${origin}/about`), await getStatus(`${origin}/livez`)]).toEqual([
		200, 200,
	]);
	cpSync(`${dataDir}-kept`, dataDir, { recursive: true });
	started.end("SIGTERM");
	expect(await started.ended).toBe(0);
	expect(readEnquiries({ dataDir })).toHaveLength(1);
});
