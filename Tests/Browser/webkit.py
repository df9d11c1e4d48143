"""WebKit, which is what an iPhone runs: Debian's MiniBrowser on a screen of its own, driven by its WebDriver."""

import contextlib
import os
import pathlib
import socket
import subprocess
import threading
from glob import glob

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service


@contextlib.contextmanager
def browser(folder, *arguments):
    """A WebDriver session. Its window can't be narrower than 447 pixels; `arguments` are the browser's own, such as
    --enable-webgl=false. What it asks of other machines stands in its `foreign`."""
    with screen() as display, outside() as (port, foreign):
        environment = os.environ | {
            "DISPLAY": display,
            "HOME": str(folder),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
        }
        if os.geteuid() == 0:
            # WebKit's sandbox refuses to start for root. Only pages of ours are opened.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = Options()
        options.binary_location = mini_browser()
        for argument in ["--automation", f"--proxy=http://127.0.0.1:{port}", "--ignore-host=127.0.0.1", *arguments]:
            options.add_argument(argument)
        service = Service(
            executable_path="/usr/bin/WebKitWebDriver", log_output=str(folder / "webdriver.log"), env=environment
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_page_load_timeout(20)
            driver.set_script_timeout(20)
            driver.foreign = foreign
            yield driver
        finally:
            driver.quit()


@contextlib.contextmanager
def screen():
    """An X server that picks a free display and says which as soon as it is up."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb ended before it had a display"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(timeout=10)


@contextlib.contextmanager
def outside():
    """Stands for all other machines: a proxy that notes the first line of what it is asked and answers nothing."""
    asked = []
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def listen():
            # Ends with an error when the socket is shut below.
            with contextlib.suppress(OSError):
                while True:
                    connection, _ = listener.accept()
                    with connection:
                        connection.settimeout(2)
                        asked.append(connection.recv(4096).split(b"\r\n")[0].decode(errors="replace"))

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        try:
            yield listener.getsockname()[1], asked
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join(timeout=5)


def mini_browser():
    found = glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    assert found, "webkit2gtk-driver brings no MiniBrowser"
    return str(pathlib.Path(found[0]))
