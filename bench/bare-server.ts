/**
 * Serves one response as often as it is requested, by Node's own server and nothing else: what any other server on this
 * machine is compared with. The headers and the body come as JSON and base64 in the first message.
 */
import { createServer } from "node:http";
import * as z from "zod/mini";

const messageSchema = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

process.once("message", (message) => {
	const { headers, body } = messageSchema.parse(message);
	const bytes = Buffer.from(body, "base64");
	const server = createServer((_request, response) => {
		response.writeHead(200, headers).end(bytes);
	});
	server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
