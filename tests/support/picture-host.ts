import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { vi } from "vitest";
import { listen } from "./listen.ts";

export type PictureHost = Awaited<ReturnType<typeof startPictureHost>>;

type Answer = (response: ServerResponse) => void;

const PATIENCE = { timeout: 20_000, interval: 5 };
const CHUNK = Buffer.alloc(64 * 1024, 0xff);

/**
 * A real host on a loopback port that gives honest pictures and every kind of bad answer. `elsewhere` is
 * the address that `/to-another-host` redirects to; port 0, the default, is a free one.
 */
export async function startPictureHost({
	elsewhere = "http://localhost:9/photo.jpg",
	port = 0,
} = {}) {
	const photo = await makePhoto();
	const give =
		(type: string, bytes: Buffer | string, status = 200): Answer =>
		(response) =>
			response.writeHead(status, { "Content-Type": type }).end(bytes);
	const givePhoto = give("image/jpeg", photo);
	const move =
		(to: string): Answer =>
		(response) =>
			response.writeHead(302, { Location: to }).end();
	const fail = (status: number) => give("text/html", "<h1>Words of the host</h1>", status);

	const gate = Promise.withResolvers<void>();
	let held = 0;
	const answers: Record<string, Answer> = {
		"/photo.jpg": givePhoto,
		"/drawing.png": give("image/png", await makePlain(300, 200, "#e4472b80")),
		"/moving.gif": give("image/gif", await makeAnimation()),
		"/wrongly-named.html": give("text/html", photo),
		"/held": async (response) => {
			held++;
			response.on("close", () => held--);
			await gate.promise;
			givePhoto(response);
		},
		"/hanging": () => {},
		"/redirect": move("/photo.jpg"),
		"/redirect-loop": move("/redirect-loop"),
		"/redirect-long": move("/redirect-3"),
		"/redirect-3": move("/redirect-2"),
		"/redirect-2": move("/redirect"),
		"/to-another-host": move(elsewhere),
		"/to-metadata": move("http://169.254.169.254/latest/meta-data/"),
		"/to-file": move("file:///etc/passwd"),
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
		"/truncated.jpg": give("image/jpeg", photo.subarray(0, photo.byteLength / 2)),
		"/page.jpg": give("image/jpeg", "<!doctype html><script>alert(1)</script>"),
		"/script.svg": give("image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
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
		const answer = down !== null ? fail(down) : (answers[path] ?? fail(404));
		answer(response);
	});
	const listening = await listen(server, port);
	const origin = `http://127.0.0.1:${listening.port}`;
	return {
		/** Where it listens, without a slash at the end. */
		origin,
		/** For CONTENT_API_URL. */
		apiUrl: `${origin}/wp-json/wp/v2`,
		/** The address of one of its pictures. */
		at: (name: string) => `${origin}/${name}`,
		/** How often a picture was asked for, with exactly this query. */
		asked: (name: string) => counts.get(`/${name}`) ?? 0,
		/** Resolves once so many wait at `/held`. */
		whenHeld: (times: number) => vi.waitUntil(() => held >= times, PATIENCE),
		/** Lets all who ask for `/held` have their picture. */
		release: gate.resolve,
		/** Resolves once nobody waits at `/held` any more. */
		whenLeft: () => vi.waitUntil(() => held === 0, PATIENCE),
		/** From now on every picture is answered so; null as before. */
		breakDown: (status: number | null) => {
			down = status;
		},
		stop: listening.stop,
	};
}

/** Taken with the camera turned and its place noted: 1200 x 800 as stored, 800 x 1200 upright. */
export function makePhoto(): Promise<Buffer> {
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

function makePlain(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 4, background } })
		.png()
		.toBuffer();
}

async function makeAnimation(): Promise<Buffer> {
	const colours = ["#e4472b", "#f3a712", "#0e7c7b"];
	const frames = await Promise.all(colours.map((colour) => makePlain(200, 100, colour)));
	return sharp(frames, { join: { animated: true } })
		.gif()
		.toBuffer();
}
