/** Says that a response differs by Accept-Encoding. */
export function varyByEncoding(headers: Headers): void {
	if (!/\baccept-encoding\b|\*/i.test(headers.get("Vary") ?? ""))
		headers.append("Vary", "Accept-Encoding");
}
