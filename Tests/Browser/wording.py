"""What the page says in Korean, worked out anew from the API's figures."""


def money(minor, currency):
    """117,700원 and S$89.50 from minor units."""
    if currency == "KRW":
        return f"{minor:,}원"
    if currency == "JPY":
        return f"{minor:,}엔"
    assert currency == "SGD", f"No test has met {currency} yet"
    whole, cents = divmod(minor, 100)
    return f"S${whole:,}" + (f".{cents:02}" if cents else "")


def per_night(stay):
    return money(stay["average_per_night"], stay["currency"]) + " / 박"


def total(stay):
    return "총 " + money(stay["total"], stay["currency"])


def rating(stay):
    hundredths = stay["rating_hundredths"]
    return "새 숙소" if hundredths is None else f"{hundredths // 100}.{hundredths % 100:02}"


def count(number):
    return f"고를 수 있는 숙소 {number:,}곳"
