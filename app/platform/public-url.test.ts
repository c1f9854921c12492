import { expect, it } from "vitest";
import { isPublicUrl } from "./public-url.ts";

it.each([
	"https://www.kiteline.in",
	"http://8.8.8.8:3000",
	"https://localhost.agency.in",
	"http://[2606:4700::1111]",
])("visitors from outside can reach %s", (url) => {
	expect(isPublicUrl(url)).toBe(true);
});

it.each([
	"http://localhost:3000",
	"http://LOCALHOST.:3000",
	"http://127.0.0.1",
	"http://[::1]:3000",
	"http://0.0.0.0:3000",
	"http://10.1.2.3",
	"http://172.16.0.9",
	"http://192.168.1.20:3000",
	"http://169.254.1.1",
	"http://[fd00::1]",
	"http://site1:3000",
	"https://agency.local",
	"https://agency.internal",
	"https://www.agency.example",
	"https://agency.test",
	"https://agency.localhost",
	"https://agency.invalid",
])("visitors from outside cannot reach %s", (url) => {
	expect(isPublicUrl(url)).toBe(false);
});
