import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebianPackage } from "./debian-package.ts";

const PACKAGE = "fonts-liberation";
const FOLDER = "/usr/share/fonts/truetype/liberation";
/** Those of app/styles/fonts.css that stand in for our own. */
const FAMILIES = ["Arial", "Liberation Sans", "Roboto"];

let isSettled = false;

/**
 * Phones and desks have a font in which pages are read until their own have come; a bare server has none of its
 * widths, and would show them move. Got from Debian when it is missing; says so in a line where it cannot be had.
 */
export function provideStandInFont(): void {
	if (isSettled) return;
	isSettled = true;
	if (process.platform !== "linux" || hasStandIn()) return;
	installDebianPackage(PACKAGE);
	if (!hasStandIn())
		console.warn(
			`No font of Arial's widths found: pages will move more than they do for visitors. Install one (Debian, as root: apt-get install ${PACKAGE}).`,
		);
}

function hasStandIn(): boolean {
	if (existsSync(FOLDER)) return true;
	const { stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
	const families = (stdout ?? "").split(/[\n,]/).map((name) => name.trim());
	return FAMILIES.some((name) => families.includes(name));
}
