/** Tells a sign-in which notifications are this browser's own: they stay on, and those of nobody else. */
addEventListener("DOMContentLoaded", async () => {
	const fields = document.querySelectorAll<HTMLInputElement>("input[name=endpoint]");
	if (fields.length === 0 || !("serviceWorker" in navigator)) return;
	const registration = await navigator.serviceWorker.getRegistration("/desk/");
	const subscription = await registration?.pushManager?.getSubscription();
	if (subscription) for (const field of fields) field.value = subscription.endpoint;
});
