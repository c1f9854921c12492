/** The parts of a service worker that are used here; the types of the page's own lib have none of them. */
type PushWorker = {
	addEventListener(type: "push", listener: (event: PushEvent) => void): void;
	addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
	registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
	clients: { openWindow(url: string): Promise<unknown> };
};
type ExtendableEvent = { waitUntil(promise: Promise<unknown>): void };
type PushEvent = ExtendableEvent & { data: { json(): Message } | null };
type ClickEvent = ExtendableEvent & { notification: Notification };
type Message = { notification: { title: string; body?: string; navigate: string; tag: string } };

const worker = globalThis as unknown as PushWorker;

/** Shows a notification in browsers that do not show it by themselves: app/desk/push/push-message.ts. */
worker.addEventListener("push", (event) => {
	const message = event.data?.json();
	if (!message) return;
	const { title, body, navigate, tag } = message.notification;
	const options = { body, tag, icon: "/art/icon/small.png", data: navigate };
	event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(worker.clients.openWindow(event.notification.data));
});

export {};
