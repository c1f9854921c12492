import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { vi } from "vitest";
import { listen } from "./listen.ts";

export type PictureHost = Awaited<ReturnType<typeof startPictureHost>>;

type Handler = (response: ServerResponse) => void;

const POLL = { timeout: 20_000, interval: 5 };
const CHUNK = Buffer.alloc(64 * 1024, 0xff);

/** A photo with EXIF orientation and position: 1200 x 800 as stored, 800 x 1200 upright. */
const photo = await sharp({
	create: {
		width: 1200,
		height: 800,
		channels: 3,
		background: "#6a8caf",
		noise: { type: "gaussian", mean: 128, sigma: 20 },
	},
})
	.withExif({
		IFD0: { Make: "A camera", Orientation: "6" },
		IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" },
	})
	.withMetadata({ orientation: 6 })
	.jpeg({ quality: 80 })
	.toBuffer();

const drawing = await sharp({
	create: { width: 300, height: 200, channels: 4, background: "#e4472b80" },
})
	.png()
	.toBuffer();

/**
 * Starts a host of pictures with valid responses and every kind of bad ones. `/to-another-host` redirects to
 * `elsewhere`.
 */
export async function startPictureHost({
	elsewhere = "http://localhost:9/photo.jpg",
	port = 0,
} = {}) {
	const respond =
		(type: string, bytes: Buffer | string, status = 200): Handler =>
		(response) =>
			response.writeHead(status, { "Content-Type": type }).end(bytes);
	const respondWithDrawing = respond("image/png", drawing);
	const redirect =
		(to: string): Handler =>
		(response) =>
			response.writeHead(302, { Location: to }).end();
	const fail = (status: number) => respond("text/html", "<h1>Words of the host</h1>", status);

	const released = Promise.withResolvers<void>();
	let pending = 0;
	const handlers: Record<string, Handler> = {
		"/photo.jpg": respond("image/jpeg", photo),
		"/drawing.png": respondWithDrawing,
		"/held": async (response) => {
			pending++;
			response.on("close", () => pending--);
			await released.promise;
			respondWithDrawing(response);
		},
		"/redirect": redirect("/photo.jpg"),
		"/redirect-long": redirect("/redirect-3"),
		"/redirect-3": redirect("/redirect-2"),
		"/redirect-2": redirect("/redirect"),
		"/to-another-host": redirect(elsewhere),
		"/to-metadata": redirect("http://169.254.169.254/latest/meta-data/"),
		"/endless": (response) => {
			const pour = () => {
				while (!response.destroyed && response.write(CHUNK));
			};
			response.on("drain", pour);
			pour();
		},
		"/says-more": (response) => {
			response.writeHead(200, { "Content-Length": photo.byteLength * 2 });
			response.write(photo, () => response.destroy());
		},
		"/drip": (response) => {
			let sent = 0;
			const timer = setInterval(() => response.write(photo.subarray(sent, ++sent)), 50);
			response.on("close", () => clearInterval(timer));
		},
		"/page.jpg": respond("image/jpeg", "<!doctype html><script>alert(1)</script>"),
		"/script.svg": respond(
			"image/svg+xml",
			'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
		),
		"/drop": (response) => response.destroy(),
		"/forbidden": fail(403),
		"/gone": fail(410),
	};

	const counts = new Map<string, number>();
	const logins = new Map<string, string | undefined>();
	let down: number | null = null;
	const server = createServer((request, response) => {
		const { url = "" } = request;
		const [path = ""] = url.split("?");
		counts.set(url, (counts.get(url) ?? 0) + 1);
		logins.set(url, request.headers.authorization);
		response.on("error", () => {});
		const handle = down !== null ? fail(down) : (handlers[path] ?? fail(404));
		handle(response);
	});
	const listening = await listen(server, port);
	const origin = `http://127.0.0.1:${listening.port}`;
	return {
		/** The origin without a trailing slash. */
		origin,
		/** The value of CONTENT_API_URL. */
		apiUrl: `${origin}/wp-json/wp/v2`,
		at: (name: string) => `${origin}/${name}`,
		/** Returns the number of requests, with exactly this query. */
		countRequests: (name: string) => counts.get(`/${name}`) ?? 0,
		/** Returns the header Authorization of the last request. */
		getLogin: (name: string) => logins.get(`/${name}`),
		/** Resolves once so many requests are pending at `/held`. */
		untilPending: (times: number) => vi.waitUntil(() => pending >= times, POLL),
		release: released.resolve,
		/** Resolves once no request for `/held` is pending. */
		untilNonePending: () => vi.waitUntil(() => pending === 0, POLL),
		/** Responds to every request with this status; null resets. */
		setFailure: (status: number | null) => {
			down = status;
		},
		stop: listening.stop,
	};
}
