<?php
// Loads WordPress itself, without a web server in front, as its administrator.
function wp_mail() {
	return true;
}
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require dirname( __DIR__ ) . '/html/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

$admin = get_user_by( 'login', 'editor-in-chief' )->ID;
wp_set_current_user( $admin );
// An administrator may save any HTML; the command line may not, unless it is permitted.
kses_remove_filters();
