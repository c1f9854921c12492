import { asksForPrivacy } from "#app/platform/privacy-signals.ts";

/**
 * Stores the visitor's attribution (landing page, referrer, first and last campaign) for the tab's session, and adds it
 * to the enquiry form on submit. Stores nothing with Global Privacy Control.
 */
export function storeAttribution(): void {
	if (asksForPrivacy()) return;
	const load = (): Record<string, string> => {
		try {
			return JSON.parse(sessionStorage.arrival);
		} catch {
			return {};
		}
	};

	const store = () => {
		const attribution = load();
		const { host, search } = location;
		const [, , referrer] = document.referrer.split("/");
		if (!attribution.landingPage) {
			// The address of a call's page has the key to the call in it.
			attribution.landingPage = location.pathname.replace(/^\/book\/.*/, "/book");
			if (referrer && referrer !== host) attribution.referrer = referrer;
		}
		const campaign = search.match(/\b(utm_\w+|\w*clid|[gw]braid|li_fat_id)=[^&]*/g)?.join("&");
		if (campaign) {
			attribution.firstTouch ??= campaign;
			attribution.lastTouch = campaign;
		}
		try {
			sessionStorage.arrival = JSON.stringify(attribution);
		} catch {
			// Storage is blocked.
		}
	};
	// This runs after the first frame, as the first access to a storage takes a few ms.
	requestAnimationFrame(() => setTimeout(store));
	addEventListener("formdata", ({ formData }) => {
		if (formData.has("formToken"))
			for (const [name, value] of Object.entries(load())) formData.set(name, value);
	});
}
