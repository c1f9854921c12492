import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createFormToken } from "../../../app/enquiries/spam/form-token.ts";

/** The pause in ms between two tries of a visitor whose form was not accepted. */
const PAUSE_MS = 300;
/** The longest time in ms that a visitor keeps trying. */
const LONGEST_MS = 60_000;
/** Statuses of a server that has no capacity, or was too busy to read the request in time. */
const BUSY: readonly unknown[] = [503, 408];

/** A visitor's request: of a page or, with `fields`, a form. */
export type Request = {
	kind: "enquiry" | "booking" | "answer" | "page";
	path: string;
	fields?: Record<string, string>;
	cookie?: string;
	/** True if the visitor retries what was not accepted. */
	isPatient: boolean;
};

type Answer = {
	/** The status, or the failure: nobody listened, or the accepted connection was reset. */
	status: number | "nobody there" | "broken off";
	location: string;
};
type Try = Answer & { begunAt: number; endedAt: number };

export type Visit = Request & { tries: Try[]; last: Try };

/**
 * Makes visits at a steady rate, so many times per second all that `list` returns for that time, and waits for the
 * last.
 */
export async function visitAtRate(
	origin: string,
	{ rate, seconds }: { rate: number; seconds: number },
	list: (at: number) => Request[],
): Promise<Visit[]> {
	const begun = performance.now();
	const visits: Promise<Visit>[] = [];
	for (let at = 0; at < rate * seconds; at++) {
		await wait(Math.max(0, begun + (at * 1000) / rate - performance.now()));
		visits.push(...list(at).map((each) => visit(origin, each, toAddress(visits.length))));
	}
	return Promise.all(visits);
}

/** Returns a loopback address for each visitor, so that no limit per address is reached. */
const toAddress = (at: number) => `127.40.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;

async function visit(origin: string, asked: Request, from: string): Promise<Visit> {
	const tries: Try[] = [];
	const giveUpAt = performance.now() + LONGEST_MS;
	for (;;) {
		const begunAt = performance.now();
		const answer = await send(origin, asked, from);
		const last = { ...answer, begunAt, endedAt: performance.now() };
		tries.push(last);
		const isDone = typeof last.status === "number" && !BUSY.includes(last.status);
		if (isDone || !asked.isPatient || last.endedAt > giveUpAt) return { ...asked, tries, last };
		await wait(PAUSE_MS);
	}
}

/** Returns the fields of a form as a browser sends it, opened a minute ago. */
export function fillIn(at: number, formKey: Buffer) {
	const submissionId = crypto.randomUUID();
	return {
		submissionId,
		formToken: createFormToken(submissionId, Date.now() - 60_000, formKey),
		name: `Visitor ${at}`,
		email: `visitor-${at}@x.example`,
		message: `Enquiry number ${at}, sent while the server is being ended.`,
		service: "seo",
		city: "surat",
	};
}

/** Sends one request on a connection of its own. */
function send(origin: string, { path, fields, cookie }: Request, from: string): Promise<Answer> {
	return new Promise((done) => {
		let isConnected = false;
		const headers = {
			Connection: "close",
			...(cookie && { Cookie: cookie }),
			...(fields && { "Content-Type": "application/x-www-form-urlencoded" }),
		};
		const method = fields ? "POST" : "GET";
		const options = { method, headers, agent: false, localAddress: from };
		const end = (status: Answer["status"], location = "") => done({ status, location });
		const sent = request(origin + path, options, (response) => {
			response.resume();
			const { statusCode = 0, headers: received } = response;
			response.on("end", () => end(statusCode, received.location));
			response.on("error", () => end("broken off"));
		});
		sent.on("socket", (socket) => {
			socket.on("connect", () => {
				// One in 14,000 connections to a port without a listener gets that very port as its own, and so connects to itself.
				isConnected = socket.localPort !== socket.remotePort;
			});
		});
		sent.on("error", () => end(isConnected ? "broken off" : "nobody there"));
		sent.end(fields && new URLSearchParams(fields).toString());
	});
}
