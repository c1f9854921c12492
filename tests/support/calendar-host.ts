import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** The User-Agents of browsers, which have a system, an engine and a product. */
const BROWSER =
	/^Mozilla\/5\.0 \((?!compatible).*\) (?:AppleWebKit|Gecko)\/.*(?:Safari|Firefox)\/\d/;
const CHUNK = `X-NOTE:${"x".repeat(60_000)}\r\n`;

/** Builds a calendar with an event of so many minutes. */
export function buildCalendar(start: number, minutes: number): string {
	const time = new Date(start).toISOString().replaceAll(/[-:]|\.\d+/g, "");
	const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//calendar//EN"];
	const event = [
		"BEGIN:VEVENT",
		"UID:1",
		`DTSTART:${time}`,
		`DURATION:PT${minutes}M`,
		"END:VEVENT",
	];
	return [...lines, ...event, "END:VCALENDAR", ""].join("\r\n");
}

/** Starts a host of one calendar at `/fine`, and of other responses that such an address may give. */
export async function startCalendarHost(calendar: string) {
	let answer = calendar;
	let isDown = false;
	let requests = 0;
	let open = 0;
	let atOnce = 0;
	const pending: (() => void)[] = [];
	const respond = (status: number, type: string, text: string) => (response: ServerResponse) =>
		void response.writeHead(status, { "Content-Type": type }).end(text);
	const respondWithCalendar = (response: ServerResponse) =>
		respond(200, "text/calendar", answer)(response);
	const handlers: Record<string, Handler> = {
		"/fine": respondWithCalendar,
		"/for-browsers": (response, request) => {
			if (BROWSER.test(request.headers["user-agent"] ?? "")) respondWithCalendar(response);
			else respond(403, "text/html", "<h1>Forbidden</h1>")(response);
		},
		"/held": (response) => pending.push(() => respondWithCalendar(response)),
		"/page": respond(200, "text/html", "<!doctype html>\n<title>Sign in: calendar</title>"),
		"/never-ends": respond(
			200,
			"text/calendar",
			calendar.replace("DURATION", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nDURATION"),
		),
		"/large": (response) => {
			response.write("BEGIN:VCALENDAR\r\n");
			for (let size = 0; size < 25 * 1024 * 1024; size += CHUNK.length) response.write(CHUNK);
			response.end("END:VCALENDAR\r\n");
		},
		"/to-private": (response) =>
			void response.writeHead(302, { Location: "https://10.0.0.1/calendar" }).end(),
		"/gone": respond(410, "text/html", "<h1>Gone</h1>"),
	};
	const server = createServer((request, response) => {
		requests++;
		atOnce = Math.max(atOnce, ++open);
		response.on("close", () => open--);
		response.on("error", () => {});
		const fail = respond(500, "text/html", "<h1>Words of the host</h1>");
		(isDown ? fail : (handlers[request.url?.split("?")[0] ?? ""] ?? fail))(response, request);
	});
	const { port, stop } = await listen(server);
	return {
		host: `127.0.0.1:${port}`,
		at: (name: string) => `http://127.0.0.1:${port}/${name}`,
		countRequests: () => requests,
		/** Returns the most requests that were open at once. */
		countAtOnce: () => atOnce,
		/** Responds to all requests for `/held`, and returns their number. */
		release: () => pending.splice(0).map((answer) => answer()).length,
		setCalendar: (next: string) => {
			answer = next;
		},
		setDown: (next: boolean) => {
			isDown = next;
		},
		stop,
	};
}
