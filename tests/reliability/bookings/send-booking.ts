import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fillIn } from "../crash/visitors.ts";

/** Of a visitor who was told that there is no room, or whose response was lost. */
const PATIENCE_MS = 300;

export type Booked = {
	submissionId: string;
	/** 303 with the call's page, or 409 with other times. */
	status: number;
	location: string;
	html: string;
	/** How often it was sent. */
	tries: number;
};

type Attempt = Pick<Booked, "status" | "location" | "html">;

/** Sends a form with a chosen time until it is answered, from an address of its own; `getOrigin` may change meanwhile. */
export async function sendBooking(
	getOrigin: (attempt: number) => string,
	{ at, time, formKey }: { at: number; time: string; formKey: Buffer },
): Promise<Booked> {
	const submissionId = crypto.randomUUID();
	const body = new URLSearchParams(fillIn(submissionId, at, formKey));
	body.set("time", time);
	body.set("phone", "+91 98765 43210");
	const from = `127.40.${Math.floor(at / 250)}.${1 + (at % 250)}`;
	for (let tries = 1; ; tries++) {
		const attempt = await post(`${getOrigin(at + tries)}/book`, body.toString(), from);
		// 408: the server was too busy to read the request in time.
		if (attempt && attempt.status !== 503 && attempt.status !== 408)
			return { submissionId, ...attempt, tries };
		await wait(PATIENCE_MS);
	}
}

/** Null where the connection was refused or broken off. */
function post(url: string, body: string, localAddress: string): Promise<Attempt | null> {
	return new Promise((done) => {
		const headers = {
			Connection: "close",
			"Content-Type": "application/x-www-form-urlencoded",
		};
		const options = { method: "POST", headers, agent: false, localAddress };
		const sent = request(url, options, (response) => {
			let html = "";
			response.setEncoding("utf8").on("data", (text: string) => {
				html += text;
			});
			const { statusCode: status = 0, headers: received } = response;
			response.on("end", () => done({ status, location: received.location ?? "", html }));
			response.on("error", () => done(null));
		});
		sent.on("error", () => done(null));
		sent.end(body);
	});
}
