import { expect, it } from "vitest";
import { getLoginHeader, splitLogin } from "./login.ts";

const toHeader = (pair: string) => ({
	Authorization: `Basic ${Buffer.from(pair).toString("base64")}`,
});

it.each([
	["https://anna:a%20b%40c@cms.example/x", "anna:a b@c"],
	["https://anna:50%off@cms.example/x", "anna:50%off"],
	["https://anna@cms.example/x", "anna:"],
])("the login of %s is for its server", (address, pair) => {
	const { url, login } = splitLogin(address);
	expect(url.href).toBe("https://cms.example/x");
	expect(getLoginHeader(login, url)).toEqual(toHeader(pair));
});

it.each([
	["https://anna:b@cms.example", "https://cms.example/other", true],
	["http://anna:b@cms.example", "https://cms.example/other", true],
	["https://anna:b@cms.example", "http://cms.example/other", false],
	["https://anna:b@cms.example", "https://cms.example:8443/", false],
	["https://anna:b@cms.example", "https://www.cms.example/", false],
	["https://anna:b@cms.example", "https://cms.example.evil.example/", false],
	["http://anna:b@127.0.0.1:8089", "http://127.0.0.1:8090/", false],
	["https://cms.example", "https://cms.example/", false],
])("the login of %s goes to %s: %s", (address, to, isSent) => {
	const header = getLoginHeader(splitLogin(address).login, new URL(to));
	expect(header).toEqual(isSent ? toHeader("anna:b") : {});
});
