import { useSyncExternalStore } from "react";

/** Returns false on the server and in the first client render. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}
