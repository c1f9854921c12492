type Boot = {
	/** Addresses of the route manifest and of entry.client. */
	manifest: string;
	entry: string;
	/** Per matched route its id and the addresses of its modules. */
	modules: [routeId: string, addresses: string[]][];
	/** Everything that these import. */
	files: string[];
};

/**
 * Runs in the page as inline text, so it uses nothing from outside itself. Fetches the bundle once the
 * page has loaded and is idle, or at the first touch, key or pointer; with Save-Data only at the latter.
 * A failed fetch (a tunnel, a deploy in between) is tried again at the next touch; links, forms and
 * accordions work natively all the while.
 */
export function startWhenWanted(boot: Boot): void {
	const intents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];
	let isStarted = false;

	const listen = (change: "addEventListener" | "removeEventListener") => {
		for (const intent of intents) window[change](intent, start, { capture: true, passive: true });
	};
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		listen("removeEventListener");
		// Browsers remember for ever that an import failed: it is asked for only when every file has come.
		const addresses = boot.modules.flatMap(([, own]) => own);
		const files = new Set([boot.manifest, boot.entry, ...addresses, ...boot.files]);
		Promise.all([...files].map(keep))
			.then(() =>
				Promise.all([
					Promise.all(boot.modules.map(load)),
					import(/* @vite-ignore */ boot.manifest),
				]),
			)
			.then(([modules]) => {
				Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
				return import(/* @vite-ignore */ boot.entry);
			})
			.catch(() => {
				isStarted = false;
				listen("addEventListener");
			});
	};
	/** Into the browser's cache. */
	const keep = async (address: string) => {
		const answer = await fetch(address);
		if (!answer.ok) throw new Error(address);
		await answer.arrayBuffer();
	};
	const load = async ([id, addresses]: Boot["modules"][number]) => {
		const parts = await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
		return [id, Object.assign({}, ...parts)];
	};
	const startAtIdle = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5000 });
		else setTimeout(start, 1500);
	};

	listen("addEventListener");
	const connection = "connection" in navigator ? navigator.connection : undefined;
	const savesData = Boolean(connection && (connection as { saveData?: boolean }).saveData);
	if (savesData) return;
	if (document.readyState === "complete") startAtIdle();
	else addEventListener("load", startAtIdle, { once: true });
}
