/** What hydration of one page needs. Short, as every page holds it. */
export type Boot = {
	/** Before each name below. */
	folder: string;
	/** Names of all script files with a space between; first the route manifest, then entry.client. */
	scripts: string;
	/** Per matched route its id and the places of its modules among the names above. */
	modules: [routeId: string, ...places: number[]][];
	/** Of the whole style sheet; empty where the page has it. */
	sheet: string;
	/** Address of the loaders' data; empty where they stand in the page. */
	state: string;
};

/**
 * Runs in the page as inline text, so it uses nothing from outside itself. Fetches the bundle at the first key,
 * click, tap or movement of a mouse, and never for somebody who only reads: a finger that scrolls is no tap. On a
 * link there is another document to come, which the bundle would hold up.
 * A failed fetch (a tunnel, a deploy in between) is tried again at the next touch; links, forms and
 * accordions work natively all the while, and for ever where the server has another version of this page.
 */
export default function startWhenWanted(boot: Boot): void {
	const intents = ["pointerdown", "pointermove", "pointerup", "keydown", "focusin"];
	const addresses = boot.scripts.split(" ").map((name) => boot.folder + name);
	let isStarted = false;

	const listen = (change: "addEventListener" | "removeEventListener") => {
		for (const intent of intents) window[change](intent, start, { capture: true, passive: true });
	};
	const start = (event: Event) => {
		// What becomes a scroll ends in pointercancel.
		const { pointerType } = event as PointerEvent;
		const isTouch = pointerType === "touch" && event.type !== "pointerup";
		if (isStarted || isTouch) return;
		if (pointerType && (event.target as Partial<Element>).closest?.("a[href]")) return;
		isStarted = true;
		listen("removeEventListener");
		// Browsers remember for ever that an import failed: it is asked for only when every file has come.
		Promise.all([boot.state && fetch(boot.state), putOnSheet(), ...addresses.map(keep)])
			.then(async ([state]) => {
				if (state && state.status === 204) return;
				if (state && !state.ok) throw new Error(boot.state);
				// One after another, the shared ones first, so that each is a task of its own.
				for (const address of addresses.slice(2).toReversed())
					await import(/* @vite-ignore */ address);
				const [modules] = await Promise.all([
					Promise.all(boot.modules.map(load)),
					import(/* @vite-ignore */ addresses[0] ?? ""),
				]);
				Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
				if (state)
					Object.assign(Reflect.get(window, "__reactRouterContext"), { stream: state.body });
				await import(/* @vite-ignore */ addresses[1] ?? "");
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
	/** The rules of markup that is not there yet. */
	const putOnSheet = () =>
		new Promise<void>((done, fail) => {
			if (!boot.sheet) return done();
			const link = document.createElement("link");
			link.rel = "stylesheet";
			link.href = boot.folder + boot.sheet;
			link.onload = () => {
				boot.sheet = "";
				done();
			};
			link.onerror = () => {
				link.remove();
				fail(new Error(boot.sheet));
			};
			document.head.append(link);
		});
	const load = async ([id, ...places]: Boot["modules"][number]) => {
		const parts = places.map((place) => import(/* @vite-ignore */ addresses[place] ?? ""));
		return [id, Object.assign({}, ...(await Promise.all(parts)))];
	};

	listen("addEventListener");
}
