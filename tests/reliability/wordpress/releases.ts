import { existsSync } from "node:fs";
import { CURRENT_WORDPRESS } from "../../../scripts/testing/current-wordpress.ts";
import { isShort } from "../../support/is-short.ts";
import { findProgram } from "../../support/programs.ts";

/** Where each release's program lies: Debian 12's 6.1, and the current one. */
export const RELEASES = { "6.1": "/usr/share/wordpress", current: CURRENT_WORDPRESS };
const PROGRAMS = ["nginx", "php8.2", "php-fpm8.2", "mariadbd", "mariadb-install-db", "setpriv"];

export type Release = keyof typeof RELEASES;

/** The releases that can be started here; says in one line when there are none. */
export function listReleases(): Release[] {
	const missing = PROGRAMS.filter((name) => !findInstalled(name));
	if (missing.length > 0 || !existsSync(RELEASES["6.1"])) {
		console.log(
			`The tests with a real WordPress are left out: Debian's wordpress, mariadb-server, php8.2-fpm and nginx-light are not all there (${missing.join(", ")}).`,
		);
		return [];
	}
	return isShort || !existsSync(RELEASES.current) ? ["6.1"] : ["6.1", "current"];
}

/** A program of one of the packages; its folder need not be on the PATH of everybody. */
export function getProgram(name: string): string {
	return findInstalled(name) ?? name;
}

function findInstalled(name: string): string | null {
	return findProgram([`/usr/sbin/${name}`, `/usr/bin/${name}`, name]);
}
