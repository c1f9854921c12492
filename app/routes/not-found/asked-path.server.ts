import { AsyncLocalStorage } from "node:async_hooks";

const asked = new AsyncLocalStorage<string>();

/** While it is answered, the path of the request is known to whoever finds that it leads nowhere. */
export function answerWithPath<Answer>(request: Request, answer: () => Answer): Answer {
	return asked.run(new URL(request.url).pathname.replace(/\.data$/, ""), answer);
}

export function readAskedPath(): string | undefined {
	return asked.getStore();
}
