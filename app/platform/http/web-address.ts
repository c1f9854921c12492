/** Returns whether an address is one of the web, by http or https: what strangers write may be `javascript:` or `data:`. */
export function isWebAddress(address: URL | null): address is URL {
	return address?.protocol === "https:" || address?.protocol === "http:";
}
