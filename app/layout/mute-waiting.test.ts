import { createMemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { muteWaiting } from "./mute-waiting.ts";

describe("who listens to the router", () => {
	it("is told of a page when it has come, and not that it is on its way", async () => {
		const { router, told } = listenTo(muteWaiting);
		await router.navigate("/next");
		expect(told).toEqual(["/next idle"]);
	});

	it("is told of both without it", async () => {
		const { router, told } = listenTo((router) => muteWaiting(router)());
		await router.navigate("/next");
		expect(told).toEqual(["/ loading", "/next idle"]);
	});

	it("is told of what else changes while a page is on its way", async () => {
		const { router, told } = listenTo(muteWaiting);
		const arrival = router.navigate("/next");
		await router.fetch("form", "root", "/next");
		await arrival;
		expect(told).toContain("/ loading");
		expect(told.at(-1)).toBe("/next idle");
	});

	it("is told of a page whose loader fails", async () => {
		const { router, told } = listenTo(muteWaiting);
		await router.navigate("/broken");
		expect(told).toEqual(["/broken idle"]);
		expect(Object.values(router.state.errors ?? {})).toEqual([new Error("broken")]);
	});

	it("is told of a page that is asked for twice", async () => {
		const { router, told } = listenTo(muteWaiting);
		await router.navigate("/next");
		await router.navigate("/next");
		expect(told).toEqual(["/next idle", "/next idle"]);
	});
});

type Router = ReturnType<typeof createMemoryRouter>;

function listenTo(change: (router: Router) => void): { router: Router; told: string[] } {
	const router = createMemoryRouter([
		{ id: "root", path: "/" },
		{ path: "/next", loader: async () => "data" },
		{
			path: "/broken",
			loader: () => {
				throw new Error("broken");
			},
		},
	]);
	const told: string[] = [];
	change(router);
	router.subscribe(({ location, navigation }) => {
		told.push(`${location.pathname} ${navigation.state}`);
	});
	return { router, told };
}
