import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { getNow } from "#app/platform/clock.ts";
import { findFreePort } from "../../support/listen.ts";
import { findProgram, launchProgram, UNPRIVILEGED } from "../../support/programs.ts";

const PROGRAM = findProgram(["/usr/sbin/dovecot", "dovecot"]);

/** True if Debian's dovecot can be started here. */
export const hasDovecot = PROGRAM !== null;

export const USER = "desk@agency.example";
const PASSWORD = "pass:word/@";

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

export type DovecotSettings = {
	/** The address that tells of an access token, where logins with one are accepted. */
	tokenInfoUrl?: string;
	/** The mechanism of such logins. */
	mechanism?: "xoauth2" | "oauthbearer";
	/** True if TLS is used from the start, with a self-signed certificate. */
	tls?: boolean;
};

/** Starts a real IMAP server on a loopback port, with one mailbox, in a folder of its own. */
export async function startDovecot(settings: DovecotSettings = {}) {
	const { tokenInfoUrl = "", tls = false } = settings;
	const folder = mkdtempSync(join(tmpdir(), "dovecot-"));
	const port = await findFreePort();
	for (const name of ["run", "mail"]) mkdirSync(join(folder, name));
	const config = join(folder, "dovecot.conf");
	const oauth = join(folder, "oauth2.conf");
	const certificate = join(folder, "certificate.pem");
	writeFileSync(config, buildConfig(folder, port, settings));
	if (tls) createCertificate(folder);
	writeFileSync(oauth, `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\n`);
	if (UNPRIVILEGED.uid) run("chown", "-R", `${UNPRIVILEGED.uid}:${UNPRIVILEGED.gid}`, folder);
	let end: Awaited<ReturnType<typeof launchProgram>> | undefined;
	const start = async () => {
		end ??= await launchProgram([PROGRAM ?? "dovecot", "-F", "-c", config], isReady, UNPRIVILEGED);
	};
	const isReady = () =>
		new Promise<boolean>((done, fail) => {
			const socket = connect(port, "127.0.0.1", () => socket.end(() => done(true)));
			socket.on("error", fail);
		});
	const stop = async () => {
		await end?.("SIGTERM");
		end = undefined;
	};

	/** Runs commands on a connection of its own. */
	async function withClient<Result>(use: (client: ImapFlow) => Promise<Result>): Promise<Result> {
		const auth = { user: USER, pass: PASSWORD };
		const client = new ImapFlow({
			host: "127.0.0.1",
			port,
			auth,
			secure: tls,
			doSTARTTLS: tls ? undefined : false,
			tls: tls ? { ca: readFileSync(certificate) } : undefined,
			logger: false,
		});
		client.on("error", () => {});
		await client.connect();
		try {
			await client.mailboxOpen("INBOX");
			return await use(client);
		} finally {
			await client.logout();
		}
	}

	await start();
	const scheme = tls ? "imaps" : "imap";
	const name = encodeURIComponent(USER);
	return {
		port,
		/** The file of the certificate, which is its own authority. */
		certificate,
		/** The value of IMAP_URL. */
		url: `${scheme}://${name}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
		/** The value of IMAP_URL with OAuth2. */
		openUrl: `${scheme}://${name}@127.0.0.1:${port}/INBOX`,
		start,
		stop,
		/** Delivers messages, which arrived some time ago. */
		append: (raws: readonly (string | Uint8Array)[], age = 0) =>
			withClient(async (client) => {
				for (const raw of raws)
					await client.append("INBOX", Buffer.from(raw), [], new Date(getNow() - age));
			}),
		/** Lists the messages with their flags, oldest first. */
		list: () =>
			withClient((client) =>
				client.mailbox && client.mailbox.exists > 0
					? client.fetchAll("1:*", { uid: true, flags: true, envelope: true, size: true })
					: Promise.resolve([]),
			),
		/** Ends the server and removes its folder. */
		remove: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function run(...[program = "", ...args]: string[]): string {
	return spawnSync(program, args, { encoding: "utf8" }).stdout.trim();
}

/** Makes a self-signed certificate and its key. */
function createCertificate(folder: string): void {
	const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
	const names = ["-subj", "/CN=mail.example", "-addext", "subjectAltName=IP:127.0.0.1"];
	const kind = ["-newkey", "rsa:2048", "-nodes", "-days", "3650"];
	run("openssl", "req", "-x509", ...kind, ...names, "-keyout", `${key}`, "-out", `${certificate}`);
}

function buildConfig(
	folder: string,
	port: number,
	{ tokenInfoUrl = "", mechanism = "xoauth2", tls = false }: DovecotSettings,
): string {
	const { uid = process.getuid?.(), gid = process.getgid?.() } = UNPRIVILEGED;
	const user = run("id", "-nu", String(uid));
	const group = run("getent", "group", String(gid)).split(":")[0];
	const oauthDatabase = `passdb {
  driver = oauth2
  mechanisms = ${mechanism}
  args = ${folder}/oauth2.conf
}`;
	const certificate = `ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem`;
	return `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = ${tls ? "required" : "no"}
${tls ? certificate : ""}
disable_plaintext_auth = no
auth_mechanisms = plain login${tokenInfoUrl && ` ${mechanism}`}
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/mail
${tokenInfoUrl && oauthDatabase}
passdb {
  driver = static
  mechanisms = plain login
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${tls ? 0 : port}
  }
  inet_listener imaps {
    port = ${tls ? port : 0}
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}
