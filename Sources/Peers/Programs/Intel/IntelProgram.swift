/// The C program that calls Intel's decimal library; the machine on which it runs compiles it.
///
/// - A question is a line of fields separated by tabs: the operation by its name in decTest, the
///   rounding mode by its number in the library, then the operands. An empty line requests all
///   answers so far.
/// - An answer is a line of two fields: the result as the library writes it, and the raised flags
///   by name.
/// - The first line written is a greeting. The program ends when its standard input ends.
enum IntelProgram {
  /// The library file whose functions take operands and modes by value, and flags by pointer.
  static let library = "libbidgcc000.a"

  // The functions are declared here, because the types of bid_functions.h have reserved names that
  // collide with names of the compiler. The calling convention of 64-bit systems passes a
  // decimal128 number in two registers.
  static let text = #"""
    #include <stdint.h>
    #include <stdio.h>
    #include <string.h>

    typedef struct { uint64_t halves[2]; } __attribute__((aligned(16))) decimal;
    typedef unsigned flags;

    decimal __bid128_from_string(char *, unsigned, flags *);
    void __bid128_to_string(char *, decimal, flags *);

    #define ROUNDED_1(f) decimal f(decimal, unsigned, flags *);
    #define ROUNDED_2(f) decimal f(decimal, decimal, unsigned, flags *);
    #define FLAGGED_1(f) decimal f(decimal, flags *);
    #define FLAGGED_2(f) decimal f(decimal, decimal, flags *);
    ROUNDED_1(__bid128_sqrt) ROUNDED_1(__bid128_round_integral_exact)
    ROUNDED_2(__bid128_add) ROUNDED_2(__bid128_sub) ROUNDED_2(__bid128_mul)
    ROUNDED_2(__bid128_div) ROUNDED_2(__bid128_quantize)
    FLAGGED_1(__bid128_nextup) FLAGGED_1(__bid128_nextdown) FLAGGED_1(__bid128_logb)
    FLAGGED_1(__bid128_round_integral_nearest_even) FLAGGED_1(__bid128_round_integral_negative)
    FLAGGED_1(__bid128_round_integral_positive) FLAGGED_1(__bid128_round_integral_zero)
    FLAGGED_1(__bid128_round_integral_nearest_away)
    FLAGGED_2(__bid128_fmod) FLAGGED_2(__bid128_rem)
    decimal __bid128_fma(decimal, decimal, decimal, unsigned, flags *);
    int __bid128_quiet_equal(decimal, decimal, flags *);
    int __bid128_quiet_less(decimal, decimal, flags *);
    int __bid128_quiet_greater(decimal, decimal, flags *);
    int __bid128_sameQuantum(decimal, decimal);
    int __bid128_totalOrder(decimal, decimal);

    static decimal rounded_to_integral(decimal x, unsigned mode, flags *raised) {
      switch (mode) {
      case 0: return __bid128_round_integral_nearest_even(x, raised);
      case 1: return __bid128_round_integral_negative(x, raised);
      case 2: return __bid128_round_integral_positive(x, raised);
      case 3: return __bid128_round_integral_zero(x, raised);
      default: return __bid128_round_integral_nearest_away(x, raised);
      }
    }

    static void answer(char **fields, int count) {
      const char *operation = fields[0];
      unsigned mode = (unsigned)(fields[1][0] - '0');
      flags raised = 0, ignored = 0;
      // An operand is given exactly; only what is read for its own sake may be rounded.
      int reads = !strcmp(operation, "tosci");
      decimal operands[3] = {{{0, 0}}, {{0, 0}}, {{0, 0}}};
      for (int i = 0; i < 3 && i + 2 < count; i++)
        operands[i] = __bid128_from_string(fields[i + 2], mode, reads ? &raised : &ignored);
      decimal x = operands[0], y = operands[1], result = x;
      const char *word = 0;
    #define IS(name) else if (!strcmp(operation, name))
      if (reads) {}
      IS("add") result = __bid128_add(x, y, mode, &raised);
      IS("subtract") result = __bid128_sub(x, y, mode, &raised);
      IS("multiply") result = __bid128_mul(x, y, mode, &raised);
      IS("divide") result = __bid128_div(x, y, mode, &raised);
      IS("quantize") result = __bid128_quantize(x, y, mode, &raised);
      IS("fma") result = __bid128_fma(x, y, operands[2], mode, &raised);
      IS("squareroot") result = __bid128_sqrt(x, mode, &raised);
      IS("remainder") result = __bid128_fmod(x, y, &raised);
      IS("remaindernear") result = __bid128_rem(x, y, &raised);
      IS("tointegralx") result = __bid128_round_integral_exact(x, mode, &raised);
      IS("tointegral") result = rounded_to_integral(x, mode, &raised);
      IS("nextplus") result = __bid128_nextup(x, &raised);
      IS("nextminus") result = __bid128_nextdown(x, &raised);
      IS("logb") result = __bid128_logb(x, &raised);
      IS("samequantum") word = __bid128_sameQuantum(x, y) ? "1" : "0";
      IS("comparetotal")
        word = !__bid128_totalOrder(x, y) ? "1" : !__bid128_totalOrder(y, x) ? "-1" : "0";
      IS("compare")
        word = __bid128_quiet_less(x, y, &raised) ? "-1"
          : __bid128_quiet_greater(x, y, &raised) ? "1"
          : __bid128_quiet_equal(x, y, &raised) ? "0" : "NaN";
      else word = "!no such operation";
      char text[128];
      if (!word) {
        __bid128_to_string(text, result, &ignored);
        word = text;
      }
      static const struct { flags flag; const char *name; } names[] = {
        {0x01, "Invalid_operation"}, {0x04, "Division_by_zero"}, {0x08, "Overflow"},
        {0x10, "Underflow"}, {0x20, "Inexact"}};
      fputs(word, stdout);
      putchar('\t');
      for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (raised & names[i].flag) printf("%s ", names[i].name);
      putchar('\n');
    }

    int main(void) {
      static char line[1 << 16];
      puts("ready\tlibbidgcc000");
      fflush(stdout);
      while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (!*line) {
          fflush(stdout);
          continue;
        }
        char *fields[5];
        int count = 0;
        for (char *field = strtok(line, "\t"); field && count < 5; field = strtok(0, "\t"))
          fields[count++] = field;
        if (count < 3) puts("!no question\t"); else answer(fields, count);
      }
      return 0;
    }

    """#
}
