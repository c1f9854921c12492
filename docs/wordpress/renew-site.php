<?php
/**
 * Plugin Name: Renew the site
 * Description: Tells the site at once when a post is published, changed or taken down.
 *
 * Copy into wp-content/mu-plugins/ and put into wp-config.php:
 *   define( 'SITE_HOOK_URL', 'https://www.example.com/hooks/content' );
 *   define( 'SITE_HOOK_SECRET', '…' );  // the same as the site's CONTENT_HOOK_SECRET
 */

if ( defined( 'SITE_HOOK_URL' ) && defined( 'SITE_HOOK_SECRET' ) ) {
	add_action( 'transition_post_status', 'renew_site_after_change', 10, 3 );
	add_action( 'shutdown', 'renew_site_send' );
}

/** Notes a post whose public face has changed. */
function renew_site_after_change( $new, $old, $post ) {
	if ( 'post' === $post->post_type && ( 'publish' === $new || 'publish' === $old ) ) {
		$GLOBALS['renew_site_slugs'][ $post->post_name ] = true;
	}
}

/** Sends one signed message per post (standardwebhooks.com), after WordPress has answered its editor. */
function renew_site_send() {
	foreach ( array_keys( $GLOBALS['renew_site_slugs'] ?? array() ) as $slug ) {
		$body   = wp_json_encode( array( 'slug' => (string) $slug ) );
		$id     = 'msg_' . wp_generate_uuid4();
		$time   = time();
		$secret = SITE_HOOK_SECRET;
		$key    = 0 === strpos( $secret, 'whsec_' ) ? base64_decode( substr( $secret, 6 ) ) : $secret;
		$sign   = base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) );
		wp_remote_post(
			SITE_HOOK_URL,
			array(
				'body'     => $body,
				'blocking' => false,
				'timeout'  => 3,
				'headers'  => array(
					'Content-Type'      => 'application/json',
					'webhook-id'        => $id,
					'webhook-timestamp' => (string) $time,
					'webhook-signature' => "v1,$sign",
				),
			)
		);
	}
}
