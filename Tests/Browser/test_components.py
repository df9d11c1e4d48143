"""The page of all pieces: those that move do so there too."""

from playwright.sync_api import expect

IN_THE_MIDDLE = """wheel => [...wheel.children].findIndex(item => item.getAttribute('aria-selected') === 'true')
    * wheel.firstElementChild.offsetHeight === wheel.scrollTop"""


def test_the_birth_wheels_stand_at_their_date_and_turn(visit):
    """S3-3.1: by keyboard and by tap; the item in the middle counts."""
    page = visit("/components")
    year, month, day = (page.get_by_role("listbox", name=name, exact=True) for name in ("년", "월", "일"))
    for wheel, chosen in [(year, "1996년"), (month, "2월"), (day, "29일")]:
        expect(wheel.get_by_role("option", selected=True)).to_have_text(chosen)
        assert wheel.evaluate(IN_THE_MIDDLE), chosen
    month.press("ArrowDown")
    expect(month.get_by_role("option", selected=True)).to_have_text("3월")
    month.press("End")
    expect(month.get_by_role("option", selected=True)).to_have_text("12월")
    assert month.evaluate(IN_THE_MIDDLE)
    last = month.get_by_role("option", selected=True).get_attribute("id")
    assert month.get_attribute("aria-activedescendant") == last
    day.get_by_role("option", name="28일").click()
    expect(day.get_by_role("option", selected=True)).to_have_text("28일")
    assert day.evaluate(IN_THE_MIDDLE)
    year.evaluate("wheel => { wheel.scrollTop = 0 }")
    expect(year.get_by_role("option", selected=True)).to_have_text("1900년")
