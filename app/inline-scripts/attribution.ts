/**
 * Remembers how the visitor came until this tab is closed (the first page, who led there, the first and the last
 * campaign), and puts it into the enquiry's form as that is sent. Stores nothing where the browser asks for privacy.
 */
function rememberArrival(): void {
	const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
	if (globalPrivacyControl) return;
	const read = (): Record<string, string> => {
		try {
			return JSON.parse(sessionStorage.arrival);
		} catch {
			return {};
		}
	};

	const remember = () => {
		const arrival = read();
		const { host, search } = location;
		const [, , referrer] = document.referrer.split("/");
		if (!arrival.landingPage) {
			arrival.landingPage = location.pathname;
			if (referrer && referrer !== host) arrival.referrer = referrer;
		}
		const touch = search.match(/\b(utm_\w+|\w*clid|[gw]braid|li_fat_id)=[^&]*/g)?.join("&");
		if (touch) {
			arrival.firstTouch ??= touch;
			arrival.lastTouch = touch;
		}
		try {
			sessionStorage.arrival = JSON.stringify(arrival);
		} catch {
			// Storage is closed: nothing is known beyond this page.
		}
	};
	// After the first frame, as the first use of a storage takes a few ms.
	requestAnimationFrame(() => setTimeout(remember));
	addEventListener("formdata", ({ formData }) => {
		if (formData.has("formToken"))
			for (const [name, value] of Object.entries(read())) formData.set(name, value);
	});
}

rememberArrival();

export {};
