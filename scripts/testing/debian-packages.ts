import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** What `npm test` needs: a browser, and the font in which pages are shown until their own have come. */
const FOR_TEST = ["chromium", "fonts-liberation"];

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

/** What each part of `npm run test:full` needs beyond that. */
const FOR_PART: Record<string, string[]> = {
	firefox: ["firefox-esr"],
	attack: [],
	crash: ["nginx-light"],
	cluster: ["nginx-light"],
	deploy: ["nginx-light", "caddy", "postgresql"],
	documents: ["curl"],
	wordpress: ["nginx-light", ...WORDPRESS],
};

/** Web servers that apt would choose for `wordpress` when no other is installed. */
const UNWANTED = ["apache2-", "yaws-"];
const OPTIONS = ["-qq", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
/** While this file answers 101, no package starts a service of the machine. */
const POLICY = "/usr/sbin/policy-rc.d";

/** The packages for `npm test`, and for the named parts of `npm run test:full`. */
export function listPackages(parts: readonly string[] = []): string[] {
	return [...new Set([...FOR_TEST, ...parts.flatMap((part) => FOR_PART[part] ?? [])])];
}

/**
 * Installs the packages that are missing, where that is possible (Debian, as root), and says what it installed.
 * Elsewhere it says in one line what to install; the tests that need it say so again.
 */
export function provideDebianPackages(names: readonly string[]): void {
	const missing = names.filter((name) => !isInstalled(name));
	if (missing.length === 0) return;
	const words = missing.join(" ");
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
		console.log(`The tests use ${words} (Debian, as root: apt-get install ${words}).`);
		return;
	}
	console.log(`Installing Debian's ${words} for the tests…`);
	const hadPolicy = existsSync(POLICY);
	if (!hadPolicy) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		runApt("update");
		const unwanted = missing.includes("wordpress") ? UNWANTED : [];
		runApt("install", "-y", "--no-install-recommends", ...missing, ...unwanted);
	} finally {
		if (!hadPolicy) rmSync(POLICY);
	}
}

function isInstalled(name: string): boolean {
	const query = ["-W", "-f", `\${db:Status-Status}`, name];
	return spawnSync("dpkg-query", query, { encoding: "utf8" }).stdout === "installed";
}

function runApt(...words: string[]): void {
	const { status, stderr } = spawnSync("apt-get", [...OPTIONS, ...words], {
		encoding: "utf8",
		stdio: ["ignore", "ignore", "pipe"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	if (status !== 0) console.error(`apt-get ${words.join(" ")} failed: ${stderr.trim()}`);
}
