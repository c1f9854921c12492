import type { Answer } from "../../support/content-host.ts";
import type { Fault } from "./fault.ts";
import { startSmallWordpress } from "./small-wordpress.ts";
import { openTrial, type Trial, waitUntil } from "./trial.ts";

const POSTS = 5;

const WAYS: Record<string, Answer> = {
	"does not answer": () => {},
	"breaks off": (request) => void request.destroy(),
	"answers by 500": (_request, response) => void response.writeHead(500).end("oh no"),
	"answers by HTML": (_request, response) =>
		void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Parked</h1>"),
	"answers by other JSON": (_request, response) =>
		void response
			.writeHead(200, { "Content-Type": "application/json" })
			.end('[{"id":"x","slug":7,"title":null}]'),
	"answers without end": (_request, response) => {
		response.writeHead(200, { "Content-Type": "application/json" }).write("[");
		const timer = setInterval(() => response.write(" ".repeat(65_536)), 5);
		response.on("close", () => clearInterval(timer));
	},
};

/** Posts are shown as they were last. */
export async function expectPosts(trial: Trial, path: string, when: string): Promise<void> {
	for (const address of ["/blog", path]) {
		const response = await trial.ask(address);
		const html = await response.text();
		const isShown = response.status === 200 && html.includes("Small post 1");
		trial.check(isShown, `${when}: ${address} is ${response.status}, or without its post`);
	}
}

export const cmsDown: Fault = {
	name: "CMS down",
	isSample: false,
	run: async ({ tries }) => {
		const cms = await startSmallWordpress(POSTS);
		try {
			const ways = Object.entries(WAYS).slice(0, tries > 1 ? undefined : 2);
			cms.isHealthy(false);
			const trial = await openTrial({ CONTENT_API_URL: cms.base, BLOG_TTL: "1s" });
			await trial.expectPages("while the CMS has never answered");
			const { status } = await trial.ask("/blog");
			trial.check(status === 503, `without any posts /blog is ${status}`);
			await trial.expectTaken("while the CMS has never answered");
			cms.isHealthy(true);
			const isThere = () => trial.ask(cms.path).then(({ status }) => status === 200);
			trial.check(await waitUntil(isThere, 30), "the posts do not come when the CMS does");
			await trial.expectPages("with the CMS");
			for (const [way, answer] of ways) {
				cms.isHealthy(false, answer);
				await expectPosts(trial, cms.path, `the CMS ${way}`);
				await trial.expectPages(`the CMS ${way}`);
				await trial.expectTaken(`the CMS ${way}`);
				await trial.expectReady(true, `the CMS ${way}`);
			}
			await trial.node.end("SIGKILL");
			if (await trial.startAgain("started anew without the CMS"))
				await expectPosts(trial, cms.path, "started anew without the CMS");
			return await trial.finish(
				`never there, then there, then it ${ways.map(([way]) => way).join(", ")}; a new start meanwhile`,
			);
		} finally {
			await cms.stop();
		}
	},
};
