import { getRaw } from "./get-raw.ts";

/** Latencies in ms, one page after the other. */
export async function askInTurn(origin: string, paths: readonly string[]): Promise<number[]> {
	const latencies: number[] = [];
	for (const path of paths) {
		const begun = performance.now();
		const { status } = await getRaw(origin + path);
		latencies.push(performance.now() - begun);
		if (status !== 200) throw new Error(`${path} answered ${status}`);
	}
	return latencies;
}
