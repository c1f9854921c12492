import { t } from "#app/messages/en/desk-frame.server.ts";

/** The names of browsers in a User-Agent, the particular before the general: most browsers name others as well. */
const BROWSERS = [
	["Edg", "Edge"],
	["OPR/", "Opera"],
	["SamsungBrowser/", "Samsung Internet"],
	["Firefox/", "Firefox"],
	["FxiOS/", "Firefox"],
	["CriOS/", "Chrome"],
	["Chrome/", "Chrome"],
	["Safari/", "Safari"],
] as const;
const SYSTEMS = [
	["Android", "Android"],
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Windows", "Windows"],
	["Mac OS X", "Mac"],
	["CrOS", "Chromebook"],
	["Linux", "Linux"],
] as const;

/** Formats a session's device for people: `Chrome on Android`. Returns a User-Agent unchanged that is no browser's. */
export function formatDevice(userAgent: string): string {
	const find = (names: readonly (readonly [mark: string, name: string])[]) =>
		names.find(([mark]) => userAgent.includes(mark))?.[1];
	const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
	if (browser) return system ? t("browserOnSystem", { browser, system }) : browser;
	return userAgent || t("unnamedDevice");
}
