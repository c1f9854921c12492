import { expect, test } from "vitest";
import { parseSpeedMessage } from "./speed-message.ts";
import { parseView } from "./view.ts";

const make = (speed: string, device = '"phone"') =>
	`{"path":"/mumbai","device":${device},"speed":${speed}}`;

test("a message of speed has its path, device and figures, and nothing else is read", () => {
	const body = make('{"LCP":1234.5,"INP":0,"CLS":0.01,"TTFB":80}').replace("{", '{"id":"7",');
	expect(parseSpeedMessage(body)).toEqual({
		path: "/mumbai",
		device: "phone",
		speed: { LCP: 1234.5, INP: 0, CLS: 0.01, TTFB: 80 },
	});
	expect(parseSpeedMessage(make("{}", '"desktop"'))?.speed).toEqual({});
	expect(parseView(body)).toBeNull();
});

test.each([
	"",
	'{"path":"/mumbai"}',
	make("null"),
	make('{"LCP":-1}'),
	make('{"LCP":NaN}'),
	make('{"LCP":1e999}'),
	make('{"CLS":101}'),
	make('{"LCP":"1200"}'),
	make('{"LCP":{"$gt":0}}'),
	make('{"FCP":1200}'),
	make('{"LCP":1200,"constructor":1}'),
	make('{"LCP":1200}', '"tablet"'),
	make('{"LCP":1200}').replace("/mumbai", "mumbai"),
])("what is no message of speed is refused, and is no view: %s", (body) => {
	expect(parseSpeedMessage(body)).toBeNull();
	if (body.includes("speed")) expect(parseView(body)).toBeNull();
});
