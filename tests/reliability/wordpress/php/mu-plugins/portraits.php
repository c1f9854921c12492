<?php
// What the usual plug-ins for local avatars do: a picture of the library, or none, where the user's record says so.
add_filter(
	'pre_get_avatar_data',
	function ( $data, $who ) {
		$user     = $who instanceof WP_User ? $who->ID : ( is_numeric( $who ) ? (int) $who : 0 );
		$portrait = get_user_meta( $user, 'portrait', true );
		if ( 'none' === $portrait ) {
			$data['url'] = false;
		} elseif ( $portrait ) {
			$data['url'] = wp_get_attachment_image_url( (int) $portrait, 'thumbnail' );
		}
		return $data;
	},
	10,
	2
);
