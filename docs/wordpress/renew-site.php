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
	add_action(
		'transition_post_status',
		function ( $new, $old, $post ) {
			if ( 'publish' === $new || 'publish' === $old ) {
				renew_site_note( $post );
			}
		},
		10,
		3
	);
	add_action( 'deleted_post', fn( $id, $post ) => renew_site_note( $post ), 10, 2 );
	// At the end: terms and pictures are saved after the status.
	add_action( 'shutdown', 'renew_site_send' );
}

/** Notes a post whose public face may have changed. */
function renew_site_note( $post ) {
	if ( 'post' === $post->post_type ) {
		$slug = preg_replace( '/__trashed$/', '', $post->post_name );

		$GLOBALS['renew_site_slugs'][ "slug $slug" ] = $slug;
	}
}

/** Sends one message per post, signed by Standard Webhooks (standardwebhooks.com). */
function renew_site_send() {
	foreach ( $GLOBALS['renew_site_slugs'] ?? array() as $slug ) {
		$body   = wp_json_encode( array( 'slug' => $slug ) );
		$id     = 'msg_' . wp_generate_uuid4();
		$time   = (string) time();
		$secret = SITE_HOOK_SECRET;
		$key    = 0 === strpos( $secret, 'whsec_' ) ? base64_decode( substr( $secret, 6 ) ) : $secret;
		$answer = wp_remote_post(
			SITE_HOOK_URL,
			array(
				'body'    => $body,
				'timeout' => 10,
				'headers' => array(
					'Content-Type'      => 'application/json',
					'webhook-id'        => $id,
					'webhook-timestamp' => $time,
					'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) ),
				),
			)
		);
		if ( 204 !== wp_remote_retrieve_response_code( $answer ) ) {
			$fault = is_wp_error( $answer ) ? $answer->get_error_message() : wp_remote_retrieve_response_code( $answer );
			error_log( "The site was not told of $slug: $fault" );
		}
	}
}
