import { expect, it, onTestFinished } from "vitest";
import {
	breakOff,
	json,
	type RequestHandler,
	redirect,
	startContentHost,
} from "../../../tests/support/content-host.ts";
import { createRestClient } from "./rest-client.ts";

async function openHost(answer: RequestHandler) {
	const host = await startContentHost(answer);
	onTestFinished(() => host.stop());
	return host;
}

it.each([
	["/wp-json/wp/v2/posts/", "/wp-json/wp/v2/posts?page=2"],
	["/index.php?rest_route=/wp/v2/", "/index.php?rest_route=%2Fwp%2Fv2%2Fposts&page=2"],
	["/?lang=hi&rest_route=/wp/v2/posts", "/?lang=hi&rest_route=%2Fwp%2Fv2%2Fposts&page=2"],
])("the list of the API at %s is asked for at %s", async (api, list) => {
	const asked: string[] = [];
	const host = await openHost((request, response) => {
		asked.push(request.url ?? "");
		return json([])(request, response);
	});
	await createRestClient({ base: new URL(host.base).origin + api })({ page: "2" });
	expect(asked).toEqual([list]);
});

it.each([
	["/wp-json/wp/v2", "/wp-json/site/v1/drafts/7?token=t"],
	["/blog/wp-json/wp/v2/posts/", "/blog/wp-json/site/v1/drafts/7?token=t"],
	["/?rest_route=/wp/v2/", "/?rest_route=%2Fsite%2Fv1%2Fdrafts%2F7&token=t"],
])("a draft of the API at %s is asked for at %s", async (api, address) => {
	const asked: string[] = [];
	const host = await openHost((request, response) => {
		asked.push(request.url ?? "");
		return json({})(request, response);
	});
	const base = new URL(host.base).origin + api;
	await createRestClient({ base })({ token: "t" }, { draft: "7" });
	expect(asked).toEqual([address]);
});

it("the list is asked for with the login of the address, at a second try and where it moved to", async () => {
	const logins: unknown[] = [];
	const host = await openHost((request, response) => {
		logins.push(request.headers.authorization);
		const isFirst = host.requests.length === 1;
		const answer = isFirst ? breakOff : redirect("/blog/wp-json/posts");
		answer(request, response);
	});
	const base = host.base.replace("//", "//anna:se%20cret@");
	expect((await createRestClient({ base, pause: 1 })({})).body).toEqual([]);
	expect(logins).toEqual(Array(3).fill(`Basic ${Buffer.from("anna:se cret").toString("base64")}`));
});

it("the login of the address is not sent to another port of its host", async () => {
	const logins: unknown[] = [];
	const other = await openHost((request, response) => {
		logins.push(request.headers.authorization);
		return json([])(request, response);
	});
	const host = await openHost(redirect(`${other.base}/elsewhere`));
	const base = host.base.replace("//", "//anna:b@");
	expect((await createRestClient({ base })({})).body).toEqual([]);
	expect(logins).toEqual([undefined]);
});
