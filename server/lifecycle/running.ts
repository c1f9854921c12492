import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The answers that are being made, and whether others may come. */
export type Running = ReturnType<typeof createRunning>;

export function createRunning() {
	const answers = new Map<ServerResponse, Socket | null>();
	let isStopping = false;

	return {
		/** Follows an answer until it is sent. What lies in memory is sent at once and needs no following. */
		begin(response: ServerResponse): void {
			const { socket } = response;
			answers.set(response, socket);
			response.once("close", () => {
				answers.delete(response);
				// It may have promised to keep the connection.
				if (isStopping) socket?.end();
			});
		},
		/** From now on each answer is the last one of its connection. */
		stop(): void {
			isStopping = true;
			for (const response of answers.keys()) response.shouldKeepAlive = false;
		},
		isServing(socket: Socket): boolean {
			return socket.writableLength > 0 || [...answers.values()].includes(socket);
		},
		get isStopping() {
			return isStopping;
		},
	};
}
