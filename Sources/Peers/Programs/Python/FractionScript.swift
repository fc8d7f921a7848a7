/// The Python program of ``FractionPeer``: arithmetic and linear conversions with `fractions`.
///
/// The rounding is written from the specification and the contract of `DecimalBackend.convert`, not
/// from our code. Integers and fractions are Python's types. Operands are finite numbers.
///
/// - A question is a line of fields separated by tabs: an operation, precision, Emin, Emax, clamp
///   as 0 or 1, the last letters of Python's name of the mode, then the operands. For `convert` the
///   operands are x, scale and offset as `n/dEe`, and the target as `digits n` or `decimals d k`;
///   see ``PythonLoop``.
/// - An answer is a line of two fields: the result as text, and the conditions by name. The answer
///   to a conversion may have the word `limited` among its conditions.
enum FractionScript {
  static let text =
    PythonLoop.text + #"""
      from fractions import Fraction

      if hasattr(sys, "set_int_max_str_digits"):
          sys.set_int_max_str_digits(0)

      def power(exponent):
          return Fraction(10) ** exponent

      def number(text):
          # Sign, value and exponent of the last digit.
          digits, _, exponent = text.upper().partition("E")
          whole, _, decimals = digits.lstrip("+-").partition(".")
          last = int(exponent or 0) - len(decimals)
          negative = digits.startswith("-")
          value = int(whole + decimals) * power(last)
          return negative, -value if negative else value, last

      def ratio(text):
          top, _, rest = text.partition("/")
          bottom, _, exponent = rest.partition("E")
          return Fraction(int(top), int(bottom)) * power(int(exponent))

      def first(value):
          # The exponent of the first digit: 10^a <= |value| < 10^(a + 1).
          value = abs(value)
          place = len(str(value.numerator)) - len(str(value.denominator))
          return place if value >= power(place) else place - 1

      def chosen(value, place, mode):
          # The multiple of 10^place that the mode takes for |value|, and whether it is |value|.
          scaled = abs(value) / power(place)
          lower = scaled.numerator // scaled.denominator
          rest = scaled - lower
          if rest == 0:
              return lower, True
          half = Fraction(1, 2)
          raises = {
              "DOWN": False, "UP": True, "FLOOR": value < 0, "CEILING": value > 0,
              "HALF_UP": rest >= half, "HALF_DOWN": rest > half,
              "HALF_EVEN": rest > half or (rest == half and lower % 2 == 1),
              "05UP": lower % 10 in (0, 5)}[mode]
          return lower + (1 if raises else 0), False

      def written(negative, coefficient, exponent):
          digits = str(coefficient)
          adjusted = exponent + len(digits) - 1
          if exponent <= 0 and adjusted >= -6:
              if exponent < 0:
                  digits = digits.rjust(1 - exponent, "0")
                  digits = digits[:exponent] + "." + digits[exponent:]
          else:
              if len(digits) > 1:
                  digits = digits[0] + "." + digits[1:]
              digits += "E%+d" % adjusted
          return ("-" if negative else "") + digits

      class Context:
          def __init__(self, precision, emin, emax, clamp, mode):
              self.precision, self.emin, self.emax = int(precision), int(emin), int(emax)
              self.clamp, self.mode = clamp == "1", mode
              self.etiny = self.emin - self.precision + 1
              self.etop = self.emax - self.precision + 1

          def zero(self, negative, exponent, flags):
              highest = self.etop if self.clamp else self.emax
              held = min(max(exponent, self.etiny), highest)
              if held != exponent:
                  flags = flags | {"Clamped"}
              return written(negative, 0, held), flags

          def fitted(self, negative, coefficient, exponent, digits, flags):
              if coefficient == 0:
                  return self.zero(negative, exponent, flags)
              if len(str(coefficient)) > digits:
                  # 10^digits, by a carry.
                  coefficient, exponent = coefficient // 10, exponent + 1
              if exponent + len(str(coefficient)) - 1 > self.emax:
                  flags = flags | {"Overflow", "Inexact", "Rounded"}
                  kept = (self.mode in ("DOWN", "05UP") or (self.mode == "FLOOR" and not negative)
                          or (self.mode == "CEILING" and negative))
                  if not kept:
                      return ("-" if negative else "") + "Infinity", flags
                  return written(negative, 10 ** self.precision - 1, self.etop), flags
              if self.clamp and exponent > self.etop:
                  coefficient *= 10 ** (exponent - self.etop)
                  exponent, flags = self.etop, flags | {"Clamped"}
              return written(negative, coefficient, exponent), flags

          def small(self, value, coefficient, exact, flags):
              if first(value) < self.emin:
                  flags = flags | {"Subnormal"} | (set() if exact else {"Underflow"})
              return flags | ({"Clamped"} if coefficient == 0 else set())

          def rounded(self, value, preferred):
              # A result that is not 0, at the preferred exponent if it can be.
              place = max(first(value) - self.precision + 1, self.etiny)
              coefficient, exact = chosen(value, place, self.mode)
              flags = set() if exact else {"Inexact", "Rounded"}
              if exact:
                  while place < preferred and coefficient % 10 == 0:
                      coefficient, place = coefficient // 10, place + 1
                  if place > preferred:
                      flags.add("Rounded")
              flags = self.small(value, coefficient, exact, flags)
              return self.fitted(value < 0, coefficient, place, self.precision, flags)

          def sum(self, terms, preferred):
              value = sum(term[1] for term in terms)
              if value != 0:
                  return self.rounded(value, preferred)
              signs = {term[0] for term in terms}
              negative = signs == {True} if len(signs) == 1 else self.mode == "FLOOR"
              return self.zero(negative, preferred, set())

          def quantized(self, x, y):
              exponent, invalid = y[2], ("NaN", {"Invalid_operation"})
              if not self.etiny <= exponent <= self.emax:
                  return invalid
              if x[1] == 0:
                  return self.zero(x[0], exponent, set())
              coefficient, exact = chosen(x[1], exponent, self.mode)
              length = len(str(coefficient))
              if coefficient and (length > self.precision or exponent + length - 1 > self.emax):
                  return invalid
              flags = {"Rounded"} if exponent > x[2] else set()
              flags |= set() if exact else {"Inexact"}
              if coefficient and exponent + length - 1 < self.emin:
                  flags.add("Subnormal")
              return self.fitted(x[0], coefficient, exponent, self.precision, flags)

          def converted(self, x, scale, offset, target):
              product = x[1] * scale
              value = product + offset
              kind, *counts = target.split(" ")
              counts = [int(count) for count in counts]
              lowest = -counts[0] if kind == "decimals" else None
              if value == 0:
                  # 0 from 0 by a scale alone has the sign of the product, a sum that cancels that of the mode.
                  negative = (x[0] != (scale < 0)) if offset == 0 else self.mode == "FLOOR"
                  return self.zero(negative, x[2] if lowest is None else max(x[2], lowest), set())
              place = first(value)

              def at(digits, floor):
                  digits = min(digits, self.precision)
                  return max(place - digits + 1, self.etiny, self.etiny if floor is None else floor), digits

              limited = False
              if kind == "digits":
                  position, digits = at(counts[0], None)
              else:
                  position, digits = at(self.precision, lowest)
                  limited = max(place - self.precision + 1, self.etiny) > lowest
                  if counts[1] > 0 and chosen(value, position, self.mode)[0] == 0:
                      position, digits = at(counts[1], None)
              coefficient, exact = chosen(value, position, self.mode)
              flags = set() if exact else {"Inexact", "Rounded"}
              exponent = position
              if exact:
                  while exponent < x[2] and coefficient % 10 == 0:
                      coefficient, exponent = coefficient // 10, exponent + 1
              if place < self.emin:
                  flags |= {"Subnormal"} | (set() if exact else {"Underflow"})
              if coefficient == 0 and position == self.etiny:
                  flags.add("Clamped")
              text, flags = self.fitted(value < 0, coefficient, exponent, digits, flags)
              return text, flags | ({"limited"} if limited else set())

      def negated(x):
          return not x[0], -x[1], x[2]

      def answer(line):
          operation, *fields = line.split("\t")
          context, operands = Context(*fields[:5]), fields[5:]
          x = number(operands[0])
          if operation == "convert":
              return context.converted(x, ratio(operands[1]), ratio(operands[2]), operands[3])
          y = number(operands[1]) if len(operands) > 1 else None
          zero = (False, Fraction(0), x[2])
          if operation == "plus" or (operation == "abs" and not x[0]):
              return context.sum([zero, x], x[2])
          if operation in ("minus", "abs"):
              return context.sum([zero, negated(x)], x[2])
          if operation == "add":
              return context.sum([x, y], min(x[2], y[2]))
          if operation == "subtract":
              return context.sum([x, negated(y)], min(x[2], y[2]))
          if operation == "quantize":
              return context.quantized(x, y)
          if operation == "compare":
              return str((x[1] > y[1]) - (x[1] < y[1])), set()
          negative = x[0] != y[0]
          if operation == "divide":
              preferred = x[2] - y[2]
              value = x[1] / y[1]
          else:
              preferred = x[2] + y[2]
              value = x[1] * y[1]
          if operation == "fma":
              z = number(operands[2])
              return context.sum([(negative, value, preferred), z], min(preferred, z[2]))
          if value == 0:
              return context.zero(negative, preferred, set())
          return context.rounded(value, preferred)

      def line_answer(line):
          text, flags = answer(line)
          return text + "\t" + " ".join(sorted(flags))

      serve([sys.version.split()[0]], line_answer)
      """#
}
