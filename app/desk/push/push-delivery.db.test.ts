import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createPushStore } from "#app/desk/store/push-store.ts";
import { createReminderStore } from "#app/desk/store/reminder-store.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { decryptPush } from "../../../tests/support/decrypt-push.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createAssignmentStore } from "../store/assignment-store.ts";
import { createPushDelivery } from "./push-delivery.ts";

const STOP = new AbortController().signal;

/** Starts a push service on this machine, which answers with the status and keeps what it gets. */
async function startPushService() {
	const received: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
	const service = { status: 201, received, host: "", endpoint: "" };
	const server = createServer(async (request, response) => {
		received.push({ headers: request.headers, body: await buffer(request) });
		response.writeHead(service.status, { "Retry-After": "90" }).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	service.endpoint = `http://${service.host}/push/one`;
	return service;
}

describeOnBoth("a notification", ({ open }) => {
	async function openDevice(hasNames: 0 | 1 = 1) {
		const stores = await open();
		const { database } = stores;
		const people = createPeopleStore(database);
		const meera = await people.invite("Meera", "meera@x.in", "owner");
		if (!meera) throw new Error("invited already");
		const cookie = await people.createSession(meera.id, "Chrome/1 Android");
		const [session] = await people.listSessions(meera.id);
		const service = await startPushService();
		const devices = createPushStore(database);
		const keys = createECDH("prime256v1");
		const auth = randomBytes(16);
		const subscription = {
			staffId: meera.id,
			sessionHash: session?.hash ?? "",
			device: "Chrome/1 Android",
			endpoint: service.endpoint,
			p256dh: keys.generateKeys("base64url"),
			auth: auth.toString("base64url"),
			hasNames,
		};
		await devices.add(subscription);
		const pushKey = await stores.enquiries.getOrCreateSecret("push");
		const settings = { siteUrl: "https://www.x.example", contact: "mailto:hello@x.example" };
		const services = {
			assignments: createAssignmentStore(database),
			devices,
			pushKey,
			reminders: createReminderStore(database),
		};
		return {
			stores,
			people,
			cookie,
			meera,
			devices,
			subscription,
			service,
			save: async () =>
				(await stores.enquiries.save(createNewEnquiry({ name: "Riya", service: "seo" }), [])).id,
			deliver: createPushDelivery({ ...settings, ownHost: service.host }, async () => services),
			deliverAbroad: createPushDelivery(settings, async () => services),
			read: (body: Buffer) => JSON.parse(decryptPush(body, keys, auth)),
		};
	}

	it("of a new enquiry is encrypted for its device, and leads to it through the sign-in", async () => {
		const { stores, save, deliver, read, service } = await openDevice();
		const id = await save();
		const claim = await claimOne(stores, "push");
		expect(await deliver(claim, STOP)).toEqual({ outcome: "delivered" });
		const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received;
		expect(headers["content-encoding"]).toBe("aes128gcm");
		expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
		expect(body.toString("latin1")).not.toContain("Riya");
		expect(read(body)).toEqual({
			web_push: 8030,
			notification: {
				title: "New enquiry from Riya",
				body: "SEO Services",
				navigate: `https://www.x.example/desk/sign-in?to=/desk/enquiries/${id}`,
				tag: id,
			},
		});
	});

	it("names nobody where its person wants no names", async () => {
		const { stores, save, deliver, read, service } = await openDevice(0);
		await save();
		await deliver(await claimOne(stores, "push"), STOP);
		const { notification } = read(service.received[0]?.body ?? Buffer.alloc(0));
		expect(JSON.stringify(notification)).not.toMatch(/Riya|SEO/);
	});

	it("is in the language of its person", async () => {
		const { stores, people, meera, save, deliver, read, service } = await openDevice();
		await people.setLanguage(meera.id, "de");
		await save();
		await deliver(await claimOne(stores, "push"), STOP);
		const { notification } = read(service.received[0]?.body ?? Buffer.alloc(0));
		expect(notification.title).toBe("Neue Anfrage von Riya");
	});

	it("is tried again when the service is busy, and ends with a device that is gone", async () => {
		const { stores, save, deliver, service, devices, meera } = await openDevice();
		await save();
		const claim = await claimOne(stores, "push");
		service.status = 503;
		expect(await deliver(claim, STOP)).toEqual({
			outcome: "rejected",
			reason: { code: "push-answered", status: 503 },
			retryAfter: 90_000,
		});
		service.status = 410;
		expect(await deliver(claim, STOP)).toEqual({ outcome: "obsolete" });
		expect(await devices.list(meera.id)).toEqual([]);
	});

	it.each([400, 401, 403])(
		"%i keeps the device: it speaks of the site, whose log says so once",
		async (status) => {
			const { stores, save, deliver, service, devices, meera } = await openDevice();
			const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
			onTestFinished(() => warn.mockRestore());
			await save();
			const claim = await claimOne(stores, "push");
			service.status = status;
			for (const attempts of [1, 2])
				expect(
					await deliver({ ...claim, delivery: { ...claim.delivery, attempts } }, STOP),
				).toMatchObject({ outcome: "rejected", reason: { code: "push-answered", status } });
			expect(await devices.list(meera.id)).toHaveLength(1);
			expect(warn).toHaveBeenCalledTimes(1);
			expect(String(warn.mock.calls[0])).toContain(`answered ${status}`);
		},
	);

	it("tells of what somebody works on, until it is answered", async () => {
		const { stores, save, deliver, meera } = await openDevice();
		const id = await save();
		const claim = await claimOne(stores, "push");
		const change = (change: Change) =>
			changeEnquiry(stores.database, { id, by: byPerson(meera.id) }, change);
		const send = async () => {
			const enquiry = await stores.enquiries.find(id);
			return enquiry && (await deliver({ ...claim, enquiry }, STOP)).outcome;
		};
		await change({ kind: "state", state: "open" });
		expect(await send()).toBe("delivered");
		await change({ kind: "answered-elsewhere", channel: "call", text: "" });
		await change({ kind: "state", state: "open" });
		expect(await send()).toBe("obsolete");
	});

	it("of a reminder is sent of those who still wait, whether the first of them was answered or not", async () => {
		const { stores, deliver, meera, service, read } = await openDevice();
		const save = async (name: string) =>
			(await stores.enquiries.save(createNewEnquiry({ name, email: `${name}@x.example` }), [])).id;
		const ids = [await save("Riya"), await save("Asha")];
		await stores.database.db.deleteFrom("deliveries").execute();
		await createReminderStore(stores.database).claim(() => true);
		const claim = await claimOne(stores, "push");
		const other = ids.find((id) => id !== claim.enquiry.id) ?? "";
		const by = byPerson(meera.id);
		const answer = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await changeEnquiry(stores.database, { id: claim.enquiry.id, by }, answer);
		expect(await deliver(claim, STOP)).toEqual({ outcome: "delivered" });
		const { notification } = read(service.received[0]?.body ?? Buffer.alloc(0));
		expect(notification.title).toBe(
			`${(await stores.enquiries.find(other))?.name} is waiting for an answer`,
		);
		expect(notification.navigate).toContain(other);
		await changeEnquiry(stores.database, { id: other, by }, answer);
		expect(await deliver(claim, STOP)).toEqual({ outcome: "obsolete" });
	});

	it("goes to no private address", async () => {
		const { stores, save, deliverAbroad, service } = await openDevice();
		await save();
		expect(await deliverAbroad(await claimOne(stores, "push"), STOP)).toMatchObject({
			outcome: "rejected",
		});
		expect(service.received).toEqual([]);
	});

	it("is not sent of what was answered meanwhile", async () => {
		const { stores, save, deliver, meera, service } = await openDevice();
		const id = await save();
		const claim = await claimOne(stores, "push");
		const answer = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await changeEnquiry(stores.database, { id, by: byPerson(meera.id) }, answer);
		const { enquiry } = { enquiry: await stores.enquiries.find(id) };
		if (!enquiry) throw new Error("no enquiry");
		expect(await deliver({ ...claim, enquiry }, STOP)).toEqual({ outcome: "obsolete" });
		expect(service.received).toEqual([]);
	});

	it("ends with its session, and stays on when its person signs in again in that browser, which a stolen cookie is not", async () => {
		const { people, cookie, meera, devices, subscription, save, stores } = await openDevice();
		const foreign = { endpoint: "https://push.example/foreign", device: "Firefox/1 Linux" };
		await devices.add({ ...subscription, ...foreign });
		expect((await devices.list(meera.id)).map(({ device }) => device).toSorted()).toEqual([
			subscription.device,
			foreign.device,
		]);
		const again = await people.createSession(
			meera.id,
			"Chrome/1 Android",
			cookie,
			subscription.endpoint,
		);
		expect(await devices.list(meera.id)).toMatchObject([{ device: subscription.device }]);
		await people.endSessions(meera.id);
		expect(await devices.list(meera.id)).toEqual([]);
		expect(await people.findSession(again)).toBeUndefined();
		await save();
		expect(await stores.outbox.claim("push", 9)).toEqual([]);
	});
});
