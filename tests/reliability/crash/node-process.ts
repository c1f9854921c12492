export { type NodeProcess, startNode } from "../../support/node-process.ts";
