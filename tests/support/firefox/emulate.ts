import type { Browser, Page } from "playwright-core";

type Session = {
	send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
};

const SCHEME_PREFERENCE = "layout.css.prefers-color-scheme.content-override";
const SCHEMES: Record<string, number> = { dark: 0, light: 1 };
const SYSTEM = 2;

/**
 * Emulates colour schemes and disabled JavaScript, which Playwright's WebDriver BiDi lacks, by preferences of the whole
 * browser: they apply to the newest context.
 */
export async function emulate(browser: Browser): Promise<void> {
	const session = getSession(browser);
	const setPreference = await createPreferenceSetter(session);

	const anySession: Session = Object.getPrototypeOf(session);
	const send = anySession.send;
	anySession.send = async function (this: Session, method, parameters) {
		// Firefox 153 lacks this command, and Playwright creates no context without it.
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

/** Returns Playwright's internal connection to the browser. */
function getSession(browser: Browser): Session {
	type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };
	return (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
}

/** Creates a function that sets preferences by a script in Firefox's own window. */
async function createPreferenceSetter(session: Session) {
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

/** Makes clicks skip Playwright's wait for a stable element, which is by script and never ends without JavaScript. */
function clickAtOnce(page: Page): void {
	const frame = page.mainFrame();
	const click = frame.click.bind(frame);
	frame.click = (selector, options) => click(selector, { ...options, force: true });
}

/** Makes `fill` type into fields: Playwright would set a value without key events, which React ignores. */
function typeIntoFields(page: Page): void {
	const frame = page.mainFrame();
	frame.fill = async (selector, value, options) => {
		await frame.focus(selector, options);
		await page.keyboard.press("Control+A");
		await page.keyboard.press("Delete");
		await page.keyboard.type(value);
	};
}
