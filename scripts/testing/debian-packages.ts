import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/**
 * The packages for `npm test`: a browser, the font that pages have until their own is loaded, and a database server.
 */
const FOR_TEST = ["chromium-headless-shell", "fonts-liberation", "postgresql"];

const WORDPRESS = [
	"wordpress",
	"wordpress-theme-twentytwentythree",
	"php8.2-cli",
	"php8.2-fpm",
	"php8.2-mysql",
	"php8.2-gd",
	"php8.2-mbstring",
	"php8.2-xml",
	"mariadb-server",
];

/** The packages for the parts of `npm run test:full`. */
const FOR_PART: Record<string, string[]> = {
	chromium: ["chromium"],
	firefox: ["firefox-esr"],
	mail: ["dovecot-imapd"],
	load: ["nginx-light"],
	deploy: ["nginx-light", "caddy"],
	wordpress: ["nginx-light", ...WORDPRESS],
};

/** The web servers that apt would install with `wordpress`, each with apt's sign for not installing it. */
const UNWANTED = ["apache2-", "yaws-"];
const OPTIONS = ["-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
/** A script that forbids packages to start services while it exits with 101. */
const POLICY = "/usr/sbin/policy-rc.d";

export function listPackages(parts: readonly string[] = []): string[] {
	return [...new Set([...FOR_TEST, ...parts.flatMap((part) => FOR_PART[part] ?? [])])];
}

/** Installs missing packages on Debian as root; elsewhere it prints what to install. */
export function installDebianPackages(names: readonly string[]): void {
	const missing = names.filter((name) => !isInstalled(name));
	if (missing.length === 0) return;
	const list = missing.join(" ");
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
		console.log(`The tests use ${list} (Debian, as root: apt-get install ${list}).`);
		return;
	}
	console.log(`Installing Debian's ${list} for the tests…`);
	const hadPolicy = existsSync(POLICY);
	if (!hadPolicy) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		runAptGet("update");
		const unwanted = missing.includes("wordpress") ? UNWANTED : [];
		runAptGet("install", "-y", "--no-install-recommends", ...missing, ...unwanted);
	} finally {
		if (!hadPolicy) rmSync(POLICY);
	}
}

function isInstalled(name: string): boolean {
	const query = ["-W", "-f", `\${db:Status-Status}`, name];
	return spawnSync("dpkg-query", query, { encoding: "utf8" }).stdout === "installed";
}

function runAptGet(...options: string[]): void {
	const { status, stderr } = spawnSync("apt-get", [...OPTIONS, ...options], {
		encoding: "utf8",
		stdio: ["ignore", "ignore", "pipe"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	if (status !== 0) console.error(`apt-get ${options.join(" ")} failed: ${stderr.trim()}`);
}
