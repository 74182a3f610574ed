"""What all tests share: how hard Hypothesis tries, chosen by HYPOTHESIS_PROFILE."""

import os
import signal

from hypothesis import settings

settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

# A run that was started in the background ignores Ctrl-C, and so would every process that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
