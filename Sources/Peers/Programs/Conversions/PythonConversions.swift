/// The Python programs of ``ScriptedPeer``.
enum PythonConversions {
  /// The program for Python's `decimal`; its first argument is the number of digits.
  static let decimal =
    common + #"""
      try:
          import _decimal
      except ImportError:
          print("missing", "_decimal", sep="\t", flush=True)
          sys.exit()
      from decimal import Decimal, getcontext
      getcontext().prec = int(sys.argv[1])

      def recipe(kind, *fields):
          if kind == "linear":
              factor, offset = map(Decimal, fields)
              return (lambda x: x * factor) if offset == 0 else (lambda x: x * factor + offset)
          if kind == "reciprocal":
              ratio = Decimal(fields[0])
              return lambda x: ratio / x
          first, second, root = Decimal(fields[0]), Decimal(fields[2]), int(fields[3])
          if kind == "logarithm":
              log = Decimal.log10 if fields[1] == "10" else Decimal.ln
              return lambda x: first * log(second * x ** root)
          ten = Decimal(10)
          raised = (lambda z: ten ** z) if fields[1] == "10" else Decimal.exp
          if root == 2:
              return lambda x: (first * raised(second * x)).sqrt()
          return lambda x: first * raised(second * x)

      serve([_decimal.__libmpdec_version__], answering(recipe, Decimal, str))
      """#

  /// The program for Pint with `float`.
  static let pint =
    common + #"""
      # What lies beside us is not imported.
      sys.path = [folder for folder in sys.path if folder]
      try:
          import pint
      except ImportError:
          print("missing", "pint", sep="\t", flush=True)
          sys.exit()
      registry = pint.UnitRegistry()
      Quantity = registry.Quantity

      def between(source, target):
          try:
              Quantity(1.0, source).to(target)
          except Exception:
              return None
          return lambda x: Quantity(x, source).to(target)

      serve([pint.__version__], answering(between, float, lambda q: repr(float(q.magnitude))))
      """#

  /// The Python function `answering`, which returns a function from a line to its answer.
  ///
  /// Its three arguments are functions. The first makes a conversion function of the fields of a
  /// conversion, the second reads a number, and the third writes a result.
  private static let common =
    PythonLoop.text + #"""
      import time

      def answering(function_of, read, show):
          kept = []

          def clocked(form, passes):
              start = time.thread_time_ns()
              if form == "text":
                  for _ in range(passes):
                      for function, text, _x in kept:
                          show(function(read(text)))
              else:
                  for _ in range(passes):
                      for function, _text, x in kept:
                          function(x)
              return time.thread_time_ns() - start

          def answer(line):
              verb, *fields = line.split("\t")
              if verb == "time":
                  return str(clocked(fields[0], int(fields[1])))
              if verb == "drop":
                  kept.clear()
                  return "dropped"
              text = fields.pop()
              function = function_of(*fields)
              if function is None:
                  return "-"
              if verb == "keep":
                  kept.append((function, text, read(text)))
                  return "kept"
              return show(function(read(text)))

          return answer


      """#
}
