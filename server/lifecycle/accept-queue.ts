import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { readListening } from "./read-listening.ts";

/** As many as Node lets the system keep for it. */
const BACKLOG = 511;
const PATIENCE_MS = 3_000;

/** What Node keeps of a listening socket. Listening once more only changes how many the system may keep for it. */
type Handle = { fd: number; listen(backlog: number): number };

/**
 * Waits until a server can be closed in the same turn without harm. The system takes connections for us, and closing
 * breaks off those that Node has not looked at. So one of our own joins their queue, and the system is told to keep
 * none, by which it lets nobody in while one is there: once Node has looked at all but the last, and that is our own,
 * nobody can be harmed. Who comes meanwhile is told that nobody is there, as after the close. Where Node or
 * the system does not let us, or this does not come about within three seconds, the server may be closed as it is.
 */
export async function untilNoneWaits(server: Server): Promise<void> {
	const handle: Partial<Handle> | undefined = Reflect.get(server, "_handle");
	if (handle?.listen) await untilOursIsLast(server, handle as Handle);
}

async function untilOursIsLast(server: Server, handle: Handle): Promise<void> {
	const { port, address } = server.address() as AddressInfo;
	/** Other sides' ports, in the order in which Node has looked at them. */
	const come: (number | undefined)[] = [];
	const note = (socket: Socket) => come.push(socket.remotePort);
	server.on("connection", note);
	const giveUpAt = performance.now() + PATIENCE_MS;
	const isPatient = () => performance.now() < giveUpAt;
	while (isPatient()) {
		const ours = connect(port, address).on("error", () => {});
		// Node begins to connect when what runs is over; on the machine itself that is done as soon as it is begun.
		await new Promise<void>((done) => process.nextTick(done));
		handle.listen(0);
		const state = readListening(handle.fd, port);
		const ourPort = ours.localPort ?? 0;
		ours.destroy();
		if (!state) break;
		const isSettled = !state.isComing && state.taken.has(ourPort);
		if (!isSettled) handle.listen(BACKLOG);
		come.length = 0;
		while (come.length < state.waiting - 1 && isPatient()) await setImmediate();
		if (isSettled && come.length === state.waiting - 1 && !come.includes(ourPort)) break;
		handle.listen(BACKLOG);
		await setImmediate();
	}
	server.off("connection", note);
}
