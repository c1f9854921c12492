import { readFileSync, readlinkSync } from "node:fs";

/** What the system knows of a listening socket. */
export type Listening = {
	/** Connections that it has taken and the process has not looked at. */
	waiting: number;
	/** Whether somebody stands between asking for a connection and being taken. */
	isComing: boolean;
	/** The other sides' ports of all that are taken, those that the process has as well. */
	taken: ReadonlySet<number>;
};

/** States in Linux' table of connections: in use, being opened, listening. */
const [IN_USE, OPENING, LISTENING] = ["01", "03", "0A"];

/** Reads Linux' table, which has a line for each connection of the machine; null where there is none. */
export function readListening(fd: number, port: number): Listening | null {
	try {
		const inode = /\d+/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[0];
		const table = ["tcp", "tcp6"].map((family) =>
			readFileSync(`/proc/self/net/${family}`, "latin1"),
		);
		const rows = [...table.join("").matchAll(toPattern(port))].map((match) => match.groups ?? {});
		const own = rows.find((row) => row.state === LISTENING && row.inode === inode);
		if (!own) return null;
		const taken = rows.filter(({ state }) => state === IN_USE);
		return {
			waiting: Number.parseInt(own.unread ?? "", 16),
			isComing: rows.some(({ state }) => state === OPENING),
			taken: new Set(taken.map(({ other }) => Number.parseInt(other ?? "", 16))),
		};
	} catch {
		return null;
	}
}

/** Number, own address, the other's, state, unsent and unread, timer, tries, user, timeout, inode. */
function toPattern(port: number): RegExp {
	const own = port.toString(16).toUpperCase().padStart(4, "0");
	return new RegExp(
		`^ *\\d+: \\w+:${own} \\w+:(?<other>\\w+) (?<state>\\w+) \\w+:(?<unread>\\w+) \\S+ \\w+ +\\d+ +\\d+ (?<inode>\\d+)`,
		"gm",
	);
}
