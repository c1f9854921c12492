import { Webhook } from "standardwebhooks";

/**
 * Creates a webhook that signs and verifies with a secret as the settings accept it: `whsec_` and base64, or any text.
 */
export function createWebhook(secret: string): Webhook {
	return secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
}
