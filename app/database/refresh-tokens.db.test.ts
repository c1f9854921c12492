import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { createTokenSource } from "#app/platform/oauth-tokens.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";
import { listen } from "../../tests/support/test-server.ts";
import { createRefreshTokens } from "./refresh-tokens.ts";

describeOnBoth("a refresh token", (kind) => {
	it("that the server replaced is used by the next process and by other nodes, until the settings name another", async () => {
		const { database } = await kind.open();
		const used: (string | null)[] = [];
		const { origin } = await listen(async (request, response) => {
			used.push(new URLSearchParams(await text(request)).get("refresh_token"));
			const body = { access_token: "a", refresh_token: `r${used.length}` };
			response.setHeader("Content-Type", "application/json");
			response.end(JSON.stringify(body));
		});
		const start = (refreshToken: string, isAway = false) =>
			createTokenSource(
				{ url: origin, clientId: "desk", refreshToken },
				createRefreshTokens(async () => {
					if (isAway) throw new Error("the store is away");
					return database;
				}),
			);
		const [first, other] = [start("given"), start("given")];
		await first.getToken();
		await other.getToken();
		await first.getToken({ isRejected: true });
		await start("given").getToken();
		await start("renewed").getToken();
		await start("renewed").getToken();
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		await start("renewed", true).getToken();
		expect(warn).toHaveBeenCalledOnce();
		expect(used).toEqual(["given", "r1", "r2", "r3", "renewed", "r5", "renewed"]);
		const rows = await database.db.selectFrom("secrets").select("name").execute();
		expect(rows.filter(({ name }) => name.startsWith("oauth "))).toHaveLength(1);
	});
});
