"""axe-core on a page: WCAG A and AA, and its best practices."""

import importlib.resources

AXE = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page):
    """What axe finds wrong on a Playwright page, one readable line for each node."""
    # Evaluated, not added as a script element: the pages' Content-Security-Policy stays as it is for people.
    page.evaluate(AXE)
    found = page.evaluate("rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", RULES)["violations"]
    return [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in found for node in rule["nodes"]]


def check_in_webkit(driver):
    """The same in WebKit."""
    driver.execute_script(AXE)
    # A colour on its way to another is neither of both.
    still = "Promise.allSettled(document.getAnimations().map(one => one.finished))"
    run = still + ".then(() => axe.run(document, {runOnly: {type: 'tag', values: rules}})).then(found => done(found.violations), done)"
    found = driver.execute_async_script(f"const [rules, done] = arguments; {run}", RULES)
    said = [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in found for node in rule["nodes"]]
    assert not said, "\n".join([driver.current_url, *said])


def check(page):
    found = violations(page)
    assert not found, "\n".join([page.url, *found])
