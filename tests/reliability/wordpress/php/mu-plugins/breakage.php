<?php
// While a file says so, a plug-in writes a warning into what the REST API answers.
if ( file_exists( WP_CONTENT_DIR . '/breakage' ) ) {
	add_action(
		'rest_api_init',
		function () {
			ini_set( 'display_errors', '1' );
			trigger_error( 'Undefined array key "settings"', E_USER_WARNING );
		}
	);
}
