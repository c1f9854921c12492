/** Returns the id and the address of the tool, from the attributes of the script element that runs. */
export function readTool(): { id: string; address: string } {
	const { id = "", address = "" } = document.currentScript?.dataset ?? {};
	return { id, address };
}

/** Loads the script of a tool once the page is loaded and shown: a prerendered page is not shown yet. */
export function loadTool(src: string, data: Readonly<Record<string, string>> = {}): void {
	const load = () => {
		const script = document.createElement("script");
		script.async = true;
		script.src = src;
		Object.assign(script.dataset, data);
		document.head.append(script);
	};
	const wait = () => {
		if (document.readyState === "complete") load();
		else addEventListener("load", load, { once: true });
	};
	if ((document as { prerendering?: boolean }).prerendering)
		document.addEventListener("prerenderingchange", wait, { once: true });
	else wait();
}
