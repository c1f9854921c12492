import { Hono } from "hono";
import { expect, it } from "vitest";
import type { DeskEnv } from "./desk-env.ts";
import { parseDeskForm } from "./parse-form.ts";

const app = new Hono<DeskEnv>().post("/", async (context) =>
	context.text((await parseDeskForm(context)).get("text")),
);

it("what is pasted from slides and documents keeps its lines, and loses what shows nothing", async () => {
	const body = new URLSearchParams({ text: "One\u000btwo\u2028three\rfour\u0000 fi\u0002ve " });
	const response = await app.request("/", { method: "POST", body });
	expect(await response.text()).toBe("One\ntwo\nthree\nfour five");
});
