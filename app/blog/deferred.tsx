import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { isLater, type Later } from "./later.ts";

type DeferredProps<Result extends object> = {
	value: Result | Later<Result>;
	fallback: ReactNode;
	children: (result: Result) => ReactNode;
};

/** Renders what is there at once, and what comes later when it comes. */
export function Deferred<Result extends object>({
	value,
	fallback,
	children,
}: DeferredProps<Result>) {
	if (!isLater(value)) return children(value);
	return (
		<Suspense fallback={fallback}>
			<Await resolve={value.later}>{children}</Await>
		</Suspense>
	);
}
