import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { MOST_WAITING } from "./limits.ts";

/**
 * Follows the requests that come before the answer to an earlier one of their connection. Node begins all that it
 * reads at once, hundreds in one piece, and holds their answers in memory for whoever may never read them.
 */
export function limitPipelining(most = MOST_WAITING) {
	const waiting = new WeakMap<Socket, Set<ServerResponse>>();

	function follow(socket: Socket): Set<ServerResponse> {
		const others = new Set<ServerResponse>();
		waiting.set(socket, others);
		// Node tells only the one whose turn it is: the others would be waited for, and kept, for ever.
		socket.once("close", () => {
			for (const response of others) response.emit("close");
		});
		return others;
	}

	return {
		/** Whether so many wait already that the connection was ended, and nothing is to be done. */
		isOneTooMany({ socket }: IncomingMessage, response: ServerResponse): boolean {
			// An answer has the connection when its turn has come.
			if (response.socket) return false;
			const others = waiting.get(socket) ?? follow(socket);
			if (others.size >= most || socket.destroyed) {
				socket.destroy();
				return true;
			}
			others.add(response);
			response.once("close", () => others.delete(response));
			return false;
		},
	};
}
