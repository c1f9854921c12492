/** Mail servers by the name of their address, which reports may give without its domain. */
const DAEMONS = /^(?:mailer|mail|mda?)[-_.]?daemon(?:[+@]|$)/i;
/** A part of an address, before the @, by which nobody reads answers. */
const NO_REPLY =
	/(?:^|[+._-])(?:no[._-]?reply|do[._-]?not[._-]?reply|nao[._-]?responda|no[._-]?responder|ne[._-]?pas[._-]?repondre|keine[._-]?antwort)(?:[+._-].*|\d*)$/i;

/** Returns whether an address, or a name that stands for one, is that of a mail server. */
export function isDaemonAddress(address: string): boolean {
	return DAEMONS.test(address);
}

/** Returns whether an address says by its name that a machine writes from it. */
export function isMachineAddress(address: string): boolean {
	return isDaemonAddress(address) || NO_REPLY.test(address.split("@")[0] ?? "");
}
