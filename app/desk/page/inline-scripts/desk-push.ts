import { TRUSTED_TYPES_POLICY } from "#app/platform/content-policy/trusted-types-policy.ts";

const WORKER = "/desk/push-worker.js";

type Policy = { createScriptURL(url: string): string };
type Factory = {
	createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
};

const factory: Factory | undefined = Reflect.get(globalThis, "trustedTypes");
const policy = factory?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: (url) => url });

/** Shows the form that turns notifications on where the browser knows them, and asks for them at its button. */
addEventListener("DOMContentLoaded", () => {
	const form = document.querySelector<HTMLFormElement>("form[data-push]");
	if (!form || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return;
	form.hidden = false;
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void subscribe(form);
	});
});

async function subscribe(form: HTMLFormElement): Promise<void> {
	const field = form.elements.namedItem("subscription") as HTMLInputElement;
	const status = form.querySelector("[role=status]") as HTMLElement;
	status.textContent = "";
	try {
		if ((await Notification.requestPermission()) !== "granted") {
			status.textContent = form.dataset.refused ?? "";
			return;
		}
		const url = policy ? policy.createScriptURL(WORKER) : WORKER;
		await navigator.serviceWorker.register(url, { scope: "/desk/" });
		const registration = await navigator.serviceWorker.ready;
		// One with a former key of the site would be in the way.
		const former = await registration.pushManager.getSubscription();
		await former?.unsubscribe();
		const subscription = await registration.pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey: form.dataset.push ?? "",
		});
		field.value = JSON.stringify(subscription);
		form.submit();
	} catch {
		status.textContent = form.dataset.failed ?? "";
	}
}
