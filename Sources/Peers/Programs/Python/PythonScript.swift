/// The Python program of ``PythonPeer``: a loop that reads questions and writes answers.
///
/// The interpreter gets the program as an argument, so an installed binary needs no separate file.
/// ``PythonLoop`` is its loop.
///
/// - A question is a line of fields separated by tabs: the name of a method of `decimal.Context`,
///   precision, Emin, Emax, clamp as 0 or 1, the last letters of Python's name of the rounding
///   mode, then the operands.
/// - An answer is a line of two fields: the result as text, and the signals raised, by name.
/// - If libmpdec is missing, the first line states so.
enum PythonScript {
  static let text =
    PythonLoop.text + #"""
      def main():
          try:
              import _decimal
          except ImportError:
              print("missing", "_decimal", sep="\t", flush=True)
              return
          from decimal import (
              Clamped, Context, Decimal, DivisionByZero, Inexact, InvalidOperation, Overflow,
              Rounded, Subnormal, Underflow)
          signals = [
              (Clamped, "Clamped"), (DivisionByZero, "Division_by_zero"), (Inexact, "Inexact"),
              (InvalidOperation, "Invalid_operation"), (Overflow, "Overflow"),
              (Rounded, "Rounded"), (Subnormal, "Subnormal"), (Underflow, "Underflow")]

          def answer(line):
              method, precision, emin, emax, clamp, rounding, *operands = line.split("\t")
              context = Context(
                  prec=int(precision), rounding="ROUND_" + rounding, Emin=int(emin),
                  Emax=int(emax), capitals=1, clamp=int(clamp), flags=[], traps=[])
              if method == "to_eng_string":
                  result = context.create_decimal(operands[0]).to_eng_string()
              elif method == "create_decimal":
                  result = context.create_decimal(operands[0])
              else:
                  result = getattr(context, method)(*map(Decimal, operands))
              if result is True or result is False:
                  result = int(result)
              flags = context.flags
              return f"{result}\t" + " ".join([name for flag, name in signals if flags[flag]])

          serve([sys.version.split()[0], _decimal.__libmpdec_version__], answer)

      main()
      """#
}
