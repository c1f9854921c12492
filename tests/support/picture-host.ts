import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { vi } from "vitest";
import { listen } from "./listen.ts";

export type PictureHost = Awaited<ReturnType<typeof startPictureHost>>;

type Handler = (response: ServerResponse) => void;

const POLL = { timeout: 20_000, interval: 5 };
const CHUNK = Buffer.alloc(64 * 1024, 0xff);

let pictures: ReturnType<typeof createPictures> | undefined;

/** Made once for all hosts of a worker. */
function getPictures() {
	pictures ??= createPictures();
	return pictures;
}

async function createPictures() {
	return {
		photo: await createPhoto(),
		drawing: await createPlain(300, 200, "#e4472b80"),
		animation: await createAnimation(),
	};
}

/** A host of pictures with valid and every kind of bad responses. `/to-another-host` redirects to `elsewhere`. */
export async function startPictureHost({
	elsewhere = "http://localhost:9/photo.jpg",
	port = 0,
} = {}) {
	const { photo, drawing, animation } = await getPictures();
	const respond =
		(type: string, bytes: Buffer | string, status = 200): Handler =>
		(response) =>
			response.writeHead(status, { "Content-Type": type }).end(bytes);
	const respondWithPhoto = respond("image/jpeg", photo);
	const respondWithDrawing = respond("image/png", drawing);
	const redirect =
		(to: string): Handler =>
		(response) =>
			response.writeHead(302, { Location: to }).end();
	const fail = (status: number) => respond("text/html", "<h1>Words of the host</h1>", status);

	const released = Promise.withResolvers<void>();
	let pending = 0;
	const handlers: Record<string, Handler> = {
		"/photo.jpg": respondWithPhoto,
		"/drawing.png": respondWithDrawing,
		"/moving.gif": respond("image/gif", animation),
		"/wrongly-named.html": respond("text/html", photo),
		"/held": async (response) => {
			pending++;
			response.on("close", () => pending--);
			await released.promise;
			respondWithDrawing(response);
		},
		"/hanging": () => {},
		"/redirect": redirect("/photo.jpg"),
		"/redirect-loop": redirect("/redirect-loop"),
		"/redirect-long": redirect("/redirect-3"),
		"/redirect-3": redirect("/redirect-2"),
		"/redirect-2": redirect("/redirect"),
		"/to-another-host": redirect(elsewhere),
		"/to-metadata": redirect("http://169.254.169.254/latest/meta-data/"),
		"/to-file": redirect("file:///etc/passwd"),
		"/endless": (response) => {
			const pour = () => {
				while (!response.destroyed && response.write(CHUNK));
			};
			response.on("drain", pour);
			pour();
		},
		"/says-large": (response) =>
			response.writeHead(200, { "Content-Length": 20 * 1024 * 1024 }).write(photo),
		"/says-more": (response) => {
			response.writeHead(200, { "Content-Length": photo.byteLength * 2 });
			response.write(photo, () => response.destroy());
		},
		"/drip": (response) => {
			let sent = 0;
			const timer = setInterval(() => response.write(photo.subarray(sent, ++sent)), 50);
			response.on("close", () => clearInterval(timer));
		},
		"/truncated.jpg": respond("image/jpeg", photo.subarray(0, photo.byteLength / 2)),
		"/page.jpg": respond("image/jpeg", "<!doctype html><script>alert(1)</script>"),
		"/script.svg": respond(
			"image/svg+xml",
			'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
		),
		"/drop": (response) => response.destroy(),
		"/broken": fail(500),
		"/forbidden": fail(403),
		"/gone": fail(410),
	};

	const counts = new Map<string, number>();
	let down: number | null = null;
	const server = createServer((request, response) => {
		const { url = "" } = request;
		const [path = ""] = url.split("?");
		counts.set(url, (counts.get(url) ?? 0) + 1);
		response.on("error", () => {});
		const handle = down !== null ? fail(down) : (handlers[path] ?? fail(404));
		handle(response);
	});
	const listening = await listen(server, port);
	const origin = `http://127.0.0.1:${listening.port}`;
	return {
		/** Without a slash at the end. */
		origin,
		/** For CONTENT_API_URL. */
		apiUrl: `${origin}/wp-json/wp/v2`,
		at: (name: string) => `${origin}/${name}`,
		/** Number of requests, with exactly this query. */
		countRequests: (name: string) => counts.get(`/${name}`) ?? 0,
		/** Resolves once so many requests are pending at `/held`. */
		untilPending: (times: number) => vi.waitUntil(() => pending >= times, POLL),
		/** Responds to all requests for `/held`. */
		release: released.resolve,
		/** Resolves once no request for `/held` is pending. */
		untilNonePending: () => vi.waitUntil(() => pending === 0, POLL),
		/** Responds to everything with this status; null resets. */
		setFailure: (status: number | null) => {
			down = status;
		},
		stop: listening.stop,
	};
}

/** With EXIF orientation and position: 1200 x 800 as stored, 800 x 1200 upright. */
export function createPhoto(): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	return sharp({ create: { width: 1200, height: 800, channels: 3, background: "#6a8caf", noise } })
		.withExif({
			IFD0: { Make: "A camera", Orientation: "6" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 80 })
		.toBuffer();
}

function createPlain(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 4, background } })
		.png()
		.toBuffer();
}

async function createAnimation(): Promise<Buffer> {
	const colours = ["#e4472b", "#f3a712", "#0e7c7b"];
	const frames = await Promise.all(colours.map((colour) => createPlain(200, 100, colour)));
	return sharp(frames, { join: { animated: true } })
		.gif()
		.toBuffer();
}
