import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";

type Started<Value> = { value: Value; stop: () => Promise<unknown> };

/** Starts something for all projects of the run, for the first one that needs it. Returns a function that ends it. */
export async function provideOnce<Key extends keyof ProvidedContext & string>(
	{ vitest }: TestProject,
	key: Key,
	start: () => Promise<Started<ProvidedContext[Key]>>,
): Promise<(() => Promise<unknown>) | undefined> {
	const root = vitest.getRootProject();
	if (key in root.getProvidedContext()) return undefined;
	const { value, stop } = await start();
	root.provide(key, value);
	return stop;
}
