import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { listSources } from "./allowed-sources.ts";
import { fetchPicture } from "./fetch-picture.ts";

// What names lead to is the one thing that no real part here can be made to say.
vi.mock("node:dns/promises", () => ({ lookup: vi.fn() }));

const stayed = new AbortController().signal;

/** Takes connections and closes them at once. */
async function startListener() {
	let connections = 0;
	const listener = createServer((socket) => {
		connections++;
		socket.on("error", () => {}).destroy();
	});
	listener.listen(0, "127.0.0.1");
	await once(listener, "listening");
	onTestFinished(() => void listener.close());
	const { port } = listener.address() as AddressInfo;
	return { host: `pictures.invalid:${port}`, connections: () => connections };
}

function answer(...addresses: string[]) {
	const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
	vi.mocked(lookup as (name: string) => Promise<unknown>).mockResolvedValue(found);
}

it("a name that leads into a private network is not connected to", async () => {
	const { host, connections } = await startListener();
	answer("127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "fd00::1");
	const sources = listSources("https://cms.example/wp-json/wp/v2", [host]);
	expect(await fetchPicture(new URL(`https://${host}/a.jpg`), sources, stayed)).toMatchObject({
		found: "refused",
		reason: "it leads into a private network",
	});
	expect(connections()).toBe(0);
});

it("the connection is made to the address that was checked, and the name is not asked for again", async () => {
	const { host, connections } = await startListener();
	answer("127.0.0.1");
	vi.mocked(lookup).mockClear();
	const fetched = await fetchPicture(
		new URL(`https://${host}/a.jpg`),
		listSources(`https://${host}/wp-json/wp/v2`),
		stayed,
	);
	expect(fetched).toMatchObject({ found: "failed", isHostDown: false });
	expect([connections(), vi.mocked(lookup).mock.calls.length]).toEqual([1, 1]);
});

it("a name that nobody answers for in time is given up", async () => {
	vi.mocked(lookup).mockReturnValue(new Promise(() => {}));
	const sources = listSources("https://cms.example/wp-json/wp/v2");
	const address = new URL("https://cms.example/a.jpg");
	expect(await fetchPicture(address, sources, stayed, { timeoutMs: 50 })).toMatchObject({
		reason: "it took too long",
	});
});
