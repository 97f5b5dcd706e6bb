#@ big_parsed
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


def big_parsed(text, digits):
    if not (text.isascii() and text.isdecimal()):
        raise ValueError("no integer from 0 on: " + text)
    if len(text) > digits:
        raise ValueError("a number has too many digits")
    return int(text)
#@ big_number
def big_number(digits):
    return big_parsed(word(), digits)
#@ big_signed_number
def big_signed_number(digits):
    text = word()
    return -big_parsed(text[1:], digits) if text[0] == "-" else big_parsed(text, digits)
#@ big_numbers
def big_numbers(count, digits):
    return tuple(big_number(digits) for each in range(count))
#@ big_shifted
def big_shifted(a, by):
    if a + by < 0:
        raise ValueError("what is read is too small")
    return a + by
