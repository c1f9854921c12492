import type { Browser, Page } from "playwright-core";

type Session = {
	send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
};

const SCHEME_PREFERENCE = "layout.css.prefers-color-scheme.content-override";
const SCHEMES: Record<string, number> = { dark: 0, light: 1 };
const SYSTEM = 2;

/**
 * Gives a Firefox what its WebDriver BiDi, or Playwright's use of it, lacks: a colour scheme, and pages
 * without JavaScript. Both are preferences of the whole browser: they hold for the newest context.
 */
export async function emulate(browser: Browser): Promise<void> {
	const session = reachSession(browser);
	const setPreference = await reachPreferences(session);

	const anySession: Session = Object.getPrototypeOf(session);
	const send = anySession.send;
	anySession.send = async function (this: Session, method, parameters) {
		// Firefox 153 knows no such command, and Playwright makes no context without it.
		if (method !== "emulation.setMediaFeaturesOverride") return send.call(this, method, parameters);
		const { features } = parameters as { features: Record<string, string | null> };
		const scheme = SCHEMES[features["prefers-color-scheme"] ?? "system"] ?? SYSTEM;
		await setPreference(SCHEME_PREFERENCE, scheme);
		return {};
	};

	const newContext = browser.newContext.bind(browser);
	browser.newContext = async ({ javaScriptEnabled = true, ...options } = {}) => {
		await setPreference("javascript.enabled", javaScriptEnabled);
		const context = await newContext(options);
		context.on("page", typeIntoFields);
		if (!javaScriptEnabled) context.on("page", clickAtOnce);
		return context;
	};
}

/** Playwright's own connection to the browser, which its public side does not show. */
function reachSession(browser: Browser): Session {
	type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };
	return (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
}

/** Sets preferences of a running Firefox, from within its own window. */
async function reachPreferences(session: Session) {
	const inItsWindow = { "moz:scope": "chrome" };
	const tree = await session.send("browsingContext.getTree", inItsWindow);
	const { contexts } = tree as { contexts: [{ context: string }] };
	return async (name: string, value: number | boolean): Promise<void> => {
		const kind = typeof value === "number" ? "Int" : "Bool";
		await session.send("script.evaluate", {
			expression: `Services.prefs.set${kind}Pref("${name}", ${value})`,
			target: { context: contexts[0].context },
			awaitPromise: false,
		});
	};
}

/** Before a click Playwright waits in the page for an element to stand still: forever, without scripts. */
function clickAtOnce(page: Page): void {
	const frame = page.mainFrame();
	const click = frame.click.bind(frame);
	frame.click = (selector, options) => click(selector, { ...options, force: true });
}

/** Playwright would set a field's value past the keyboard, which React takes for no change. */
function typeIntoFields(page: Page): void {
	const frame = page.mainFrame();
	frame.fill = async (selector, value, options) => {
		await frame.focus(selector, options);
		await page.keyboard.press("Control+A");
		await page.keyboard.press("Delete");
		await page.keyboard.type(value);
	};
}
