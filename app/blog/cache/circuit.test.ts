import { describe, expect, it } from "vitest";
import { createCircuit, Resting } from "./circuit.ts";

const fail = () => Promise.reject(new Error("down"));
const answer = () => Promise.resolve("up");

function openCircuit(isOutage?: (error: unknown) => boolean) {
	let time = 0;
	const circuit = createCircuit({ faults: 3, rest: 1_000, now: () => time, isOutage });
	return { circuit, pass: (ms: number) => (time += ms) };
}

describe("a circuit", () => {
	it("passes results and faults on", async () => {
		const { circuit } = openCircuit();
		expect(await circuit(answer)).toBe("up");
		await expect(circuit(fail)).rejects.toThrow("down");
		expect(await circuit(answer)).toBe("up");
	});

	it("rests after three faults in a row, and asks nobody then", async () => {
		const { circuit } = openCircuit();
		for (const _ of [1, 2, 3]) await expect(circuit(fail)).rejects.toThrow("down");
		let asked = 0;
		const work = async () => asked++;
		await expect(circuit(work)).rejects.toBeInstanceOf(Resting);
		expect(asked).toBe(0);
	});

	it("lets one try decide after the rest", async () => {
		const { circuit, pass } = openCircuit();
		for (const _ of [1, 2, 3]) await expect(circuit(fail)).rejects.toThrow();
		pass(1_001);
		const probe = Promise.withResolvers<string>();
		const first = circuit(() => probe.promise);
		await expect(circuit(answer)).rejects.toBeInstanceOf(Resting);
		probe.resolve("up again");
		expect(await first).toBe("up again");
		expect(await circuit(answer)).toBe("up");
	});

	it("rests again when that one fails", async () => {
		const { circuit, pass } = openCircuit();
		for (const _ of [1, 2, 3]) await expect(circuit(fail)).rejects.toThrow();
		pass(1_001);
		await expect(circuit(fail)).rejects.toThrow("down");
		await expect(circuit(answer)).rejects.toBeInstanceOf(Resting);
	});

	it("counts no fault that is no outage, and no faults with successes between them", async () => {
		const { circuit } = openCircuit(() => false);
		for (const _ of [1, 2, 3, 4]) await expect(circuit(fail)).rejects.toThrow("down");
		expect(await circuit(answer)).toBe("up");
		const other = openCircuit();
		for (const _ of [1, 2, 3, 4]) {
			await expect(other.circuit(fail)).rejects.toThrow("down");
			await other.circuit(answer);
		}
	});
});
