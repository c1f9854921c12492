import { setImmediate as settle } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import {
	createBlog,
	createCms,
	createDisk,
	createWarmBlog,
	DOWN,
	MINUTE,
} from "../../tests/support/cached-source.ts";
import { RestError } from "./wordpress/rest-client.ts";

const REST_MS = 10_000;

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

it("everything that was seen is shown, also after a restart", async () => {
	const { cms, blog, disk, pass } = createBlog(createCms(3));
	await blog.warm(2);
	expect(cms.requests).toEqual(["version", "newest", "post-0", "post-1"]);
	cms.fault = DOWN;
	pass(1_000 * MINUTE);
	expect(await blog.listPosts()).toHaveLength(3);
	expect((await blog.findPost("post-1"))?.title).toBe("post-1");
	const restarted = createBlog(cms, disk);
	restarted.pass(2_000 * MINUTE);
	expect(await restarted.blog.listPosts()).toHaveLength(3);
	expect((await restarted.blog.findPost("post-0"))?.content).toBe("<p>post-0</p>");
});

it("the log says so once and not for every visitor, and the health until it is up again", async () => {
	const { cms, blog, pass } = await createWarmBlog();
	warn.mockClear();
	cms.fault = DOWN;
	for (let at = 0; at < 10; at++) {
		pass(2 * MINUTE);
		expect(await blog.listPosts()).toHaveLength(2);
		await settle();
	}
	expect(warn.mock.calls).toEqual([[expect.stringContaining("ECONNREFUSED")]]);
	expect(blog.getHealth()).toEqual({ fetchedAt: 1_000_000_000, isFailing: true });
	cms.fault = null;
	pass(REST_MS);
	await blog.refresh();
	expect(blog.getHealth()).toMatchObject({ isFailing: false });
});

it("a post that nobody has seen is unavailable, and not missing", async () => {
	const { cms, blog } = createBlog();
	cms.fault = DOWN;
	await expect(blog.findPost("post-0")).rejects.toThrow(DOWN);
	await expect(blog.listPosts()).rejects.toThrow(DOWN);
});

it("a post of another form on the disk counts for nothing", async () => {
	const disk = createDisk();
	await disk.save("post post-0", { value: { slug: "post-0" }, fetchedAt: 1_000_000_000 });
	const { blog } = createBlog(undefined, disk);
	expect((await blog.findPost("post-0"))?.title).toBe("post-0");
});

it("after four faults the CMS is left alone for 10 s, then one request decides", async () => {
	const { cms, blog, pass } = createBlog();
	const askFor = (slug: string) => blog.findPost(slug).catch((error) => error);
	cms.fault = DOWN;
	for (let at = 0; at < 20; at++) await askFor(`unseen-${at}`);
	pass(REST_MS - 1);
	await askFor("too early");
	expect(cms.requests).toHaveLength(4);
	pass(1);
	const { promise, resolve: release } = Promise.withResolvers<void>();
	cms.gate = promise;
	const probe = askFor("probe");
	await settle();
	await askFor("meanwhile");
	release();
	expect(await probe).toBe(DOWN);
	await askFor("after the probe failed");
	pass(REST_MS);
	cms.fault = null;
	await askFor("second probe");
	await askFor("post-0");
	expect(cms.requests.slice(4)).toEqual(["probe", "second probe", "post-0"]);
});

it.each([
	["refuses single requests", 9, [new RestError("no", { status: 400 })]],
	["gives too much for single requests", 9, [new RestError("much", { isTooLarge: true })]],
	["fails now and then", 9, [DOWN, DOWN, DOWN, null]],
	["has an error of its own", 4, [new RestError("no", { status: 500 })]],
])("a CMS that %s is asked %i times out of nine", async (_what, times, faults) => {
	const { cms, blog } = createBlog();
	for (let at = 0; at < 9; at++) {
		cms.fault = faults[at % faults.length] ?? null;
		await blog.findPost(`unseen-${at}`).catch(() => {});
	}
	expect(cms.requests).toHaveLength(times);
});
