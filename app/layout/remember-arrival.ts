/**
 * Runs in the page's head as inline text, so it uses nothing from outside itself. Remembers how the visitor
 * came until this tab is closed (the first page, who led there, the first and the last campaign), and puts it
 * into the enquiry's form as that is sent; not at all where the browser asks for privacy.
 */
export function rememberArrival(): void {
	const read = (): Record<string, string> => {
		try {
			return JSON.parse(sessionStorage.getItem("arrival") ?? "{}");
		} catch {
			return {};
		}
	};
	if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;

	const arrival = read();
	const query = new URLSearchParams(location.search);
	for (const name of [...query.keys()])
		if (!/^(utm_\w+|\w*clid|[gw]braid|li_fat_id)$/.test(name)) query.delete(name);
	const touch = query.toString().slice(0, 1_000);
	if (!arrival.landingPage) {
		const { host } = new URL(document.referrer || location.href);
		arrival.landingPage = location.pathname;
		if (host !== location.host) arrival.referrer = host;
	}
	if (touch) {
		arrival.firstTouch ??= touch;
		arrival.lastTouch = touch;
	}
	try {
		sessionStorage.setItem("arrival", JSON.stringify(arrival));
	} catch {
		// Storage is closed: nothing is known beyond this page.
	}
	addEventListener("formdata", ({ formData }) => {
		if (!formData.has("formToken")) return;
		for (const [name, value] of Object.entries(read())) formData.set(name, value);
	});
}
