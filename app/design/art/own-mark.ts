import { getOwnMark } from "#app/platform/own-mark.ts";
import type { Drawings } from "./drawings.ts";

/** The drawings with the agency's own mark, in place of those of a look. */
export const OWN_MARK: Pick<Drawings, "renderMark" | "renderFavicon" | "renderIcon"> = {
	renderMark: (title, target = "page") => ({
		width: 32,
		height: 40,
		pngWidth: 512,
		title,
		target,
		body: placeMark(0, 4, 32),
	}),
	renderFavicon: (title, target = "page") => ({
		width: 48,
		height: 48,
		pngWidth: 48,
		title,
		target,
		body: placeMark(0, 0, 48),
	}),
	renderIcon: (title, purpose, target = "page") => ({
		width: 512,
		height: 512,
		title,
		target,
		// A maskable one is inside the circle that no shape cuts.
		body:
			purpose === "maskable"
				? `<path fill="#ffffff" d="M0 0H512V512H0Z"/>${placeMark(86, 86, 340)}`
				: placeMark(0, 0, 512),
	}),
};

function placeMark(x: number, y: number, size: number): string {
	return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${getOwnMark() ?? ""}"/>`;
}
