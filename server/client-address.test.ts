import { describe, expect, it } from "vitest";
import { readClientAddress } from "./client-address.ts";

const SOCKET = "127.0.0.1";

describe("readClientAddress", () => {
	it("believes nobody without a proxy", () => {
		expect(readClientAddress("203.0.113.7", SOCKET, 0)).toBe(SOCKET);
	});

	it("believes what the proxy wrote, and not what stood there before", () => {
		expect(readClientAddress("198.51.100.1, 203.0.113.7", SOCKET, 1)).toBe("203.0.113.7");
		expect(readClientAddress("198.51.100.1, 203.0.113.7, 10.0.0.2", SOCKET, 2)).toBe("203.0.113.7");
	});

	it("takes the first one when there are fewer than proxies", () => {
		expect(readClientAddress("203.0.113.7", SOCKET, 3)).toBe("203.0.113.7");
	});

	it("takes ports and brackets off", () => {
		expect(readClientAddress("203.0.113.7:4711", SOCKET, 1)).toBe("203.0.113.7");
		expect(readClientAddress("[2001:db8::1]:443", SOCKET, 1)).toBe("2001:db8::1");
		expect(readClientAddress("2001:db8::1", SOCKET, 1)).toBe("2001:db8::1");
	});

	it.each([null, "", "unknown", "<script>", "203.0.113.7, nonsense"])(
		"falls back to the connection for %j",
		(header) => {
			expect(readClientAddress(header, SOCKET, 1)).toBe(SOCKET);
		},
	);
});
