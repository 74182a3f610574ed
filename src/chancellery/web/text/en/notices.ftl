# Notices by mail and to web addresses.
notice-running = { $title }: it is your turn
notice-finished = { $title }: the match is over
notice-why = You asked for these notifications; you can turn them off on your account page.
