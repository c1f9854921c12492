import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createFormToken } from "../../../app/enquiries/spam/form-token.ts";

/** Between two tries of a visitor whose form did not go through. */
const PATIENCE_MS = 150;
/** As long as one goes on trying. */
const LONGEST_MS = 30_000;
/** Every third visitor gives up at once, so that there are enquiries whose sender never got a response. */
const IMPATIENT = 3;

type Sent = {
	submissionId: string;
	isAcknowledged: boolean;
	/** Of the try that was acknowledged, in ms. */
	latency: number | null;
	/** Of every try. */
	answers: Answer[];
};

/** The status, or how it failed: nobody listened, or the connection was taken and broken off. */
type Answer = number | "nobody there" | "broken off";

type Load = {
	origin: string;
	/** Per second. */
	rate: number;
	seconds: number;
	formKey: Buffer;
	/** Of this machine's own, from which each visitor asks. */
	toAddress?: (at: number) => string;
	/** Whether most of them send again what did not go through. */
	isPatient?: boolean;
};

/** Makes visits at a steady rate, so many per second, and waits for the last. */
export async function visitAtRate<Result>(
	{ rate, seconds }: { rate: number; seconds: number },
	visitOnce: (at: number) => Promise<Result>,
): Promise<Result[]> {
	const begun = performance.now();
	const visits: Promise<Result>[] = [];
	for (let at = 0; at < rate * seconds; at++) {
		await wait(Math.max(0, begun + (at * 1000) / rate - performance.now()));
		visits.push(visitOnce(at));
	}
	return Promise.all(visits);
}

/** Sends enquiries, each from a visitor of its own. */
export const sendEnquiries = (load: Load): Promise<Sent[]> =>
	visitAtRate(load, (at) => visit(load, at));

async function visit(load: Load, at: number): Promise<Sent> {
	const { origin, formKey, toAddress, isPatient = true } = load;
	const submissionId = crypto.randomUUID();
	const body = fillIn(submissionId, at, formKey);
	const answers: Answer[] = [];
	const giveUpAt = performance.now() + LONGEST_MS;
	for (;;) {
		const begun = performance.now();
		const answer = await send(`${origin}/contact`, { body, from: toAddress?.(at) });
		answers.push(answer);
		const latency = performance.now() - begun;
		if (answer === 303) return { submissionId, isAcknowledged: true, latency, answers };
		if (!isPatient || at % IMPATIENT === 0 || performance.now() > giveUpAt)
			return { submissionId, isAcknowledged: false, latency: null, answers };
		await wait(PATIENCE_MS);
	}
}

/** A form as a browser sends it, opened a minute ago. */
export function fillIn(submissionId: string, at: number, formKey: Buffer): string {
	return new URLSearchParams({
		submissionId,
		formToken: createFormToken(submissionId, Date.now() - 60_000, formKey),
		name: `Visitor ${at}`,
		email: `visitor-${at}@x.example`,
		message: `Enquiry number ${at}, sent while the server is being ended.`,
		service: "seo",
		city: "surat",
	}).toString();
}

/** One request on a connection of its own; a form where there is a body. */
export function send(
	url: string,
	{ body, from = "127.0.0.1" }: { body?: string; from?: string } = {},
): Promise<Answer> {
	return new Promise((done) => {
		let isConnected = false;
		const headers = {
			Connection: "close",
			...(body && { "Content-Type": "application/x-www-form-urlencoded" }),
		};
		const options = { method: body ? "POST" : "GET", headers, agent: false, localAddress: from };
		const sent = request(url, options, (response) => {
			response.resume();
			response.on("end", () => done(response.statusCode ?? 0));
			response.on("error", () => done("broken off"));
		});
		sent.on("socket", (socket) => {
			socket.on("connect", () => {
				// Of 14,000 calls to a port that nobody listens on one is given that very port, and so calls itself.
				isConnected = socket.localPort !== socket.remotePort;
			});
		});
		sent.on("error", () => done(isConnected ? "broken off" : "nobody there"));
		sent.end(body);
	});
}
