import { describe, expect, test } from "vitest";
import { PATIENCE } from "../../support/patience.ts";
import { openCorrespondence, writeReply } from "./correspondence.ts";
import { startAuthority } from "./start-authority.ts";
import { hasDovecot, USER } from "./start-dovecot.ts";

const OAUTH = {
	OAUTH_CLIENT_ID: "desk",
	OAUTH_CLIENT_SECRET: "s3cret-of-the-client",
	OAUTH_REFRESH_TOKEN: "refresh-1",
};

/** Answers an enquiry, and expects that a reply to it is read. */
async function expectReply({
	save,
	answer,
	server,
	readTexts,
}: Awaited<ReturnType<typeof openCorrespondence>>) {
	const original = await answer(await save("We weave bedsheets"), "How many?");
	await server.append([writeReply(original, { text: "Forty." })]);
	await expect.poll(readTexts).toEqual(["Forty."]);
}

describe.runIf(hasDovecot)("the site's mailbox", { timeout: 60_000 * PATIENCE }, () => {
	test.each(["xoauth2", "oauthbearer"] as const)(
		"is opened by an access token with %s, and no log has it",
		async (mechanism) => {
			const { tokenUrl, tokenInfoUrl, requests } = await startAuthority(USER);
			const opened = await openCorrespondence(
				{ ...OAUTH, OAUTH_TOKEN_URL: tokenUrl },
				{ tokenInfoUrl, mechanism },
			);
			await expectReply(opened);
			expect(requests).toEqual([
				{
					grant_type: "refresh_token",
					client_id: OAUTH.OAUTH_CLIENT_ID,
					client_secret: OAUTH.OAUTH_CLIENT_SECRET,
					refresh_token: OAUTH.OAUTH_REFRESH_TOKEN,
				},
			]);
			const { stdout, stderr } = opened.desk.site.output();
			expect(stdout + stderr).not.toMatch(/token-1|refresh-1|s3cret/);
		},
	);

	test("is opened by TLS with a certificate that NODE_EXTRA_CA_CERTS trusts", async () => {
		await expectReply(await openCorrespondence({}, { tls: true, isTrusted: true }));
	});

	test("is not opened where nobody vouches for its certificate, and the log says so", async () => {
		const { desk } = await openCorrespondence({}, { tls: true });
		const readLog = () => desk.site.output().stdout;
		await expect
			.poll(readLog)
			.toContain("cannot be read: the server's certificate is not trusted (DEPTH_ZERO_SELF_SIGNED");
	});
});
