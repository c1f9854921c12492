/** Thrown where a message takes more time or memory to parse than its size allows. */
export class MessageTooCostly extends Error {
	override readonly name = "MessageTooCostly";
}
