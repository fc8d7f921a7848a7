/// The C program of ``ScriptedPeer`` for Intel's decimal library, which rounds half-even.
enum IntelConversions {
  // The program declares the functions itself; `IntelProgram` states why.
  static let text = #"""
    #define _POSIX_C_SOURCE 200809L
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <time.h>

    typedef struct { uint64_t halves[2]; } __attribute__((aligned(16))) decimal;
    typedef unsigned flags;

    decimal __bid128_from_string(char *, unsigned, flags *);
    void __bid128_to_string(char *, decimal, flags *);
    decimal __bid128_add(decimal, decimal, unsigned, flags *);
    decimal __bid128_mul(decimal, decimal, unsigned, flags *);
    decimal __bid128_div(decimal, decimal, unsigned, flags *);
    decimal __bid128_sqrt(decimal, unsigned, flags *);
    decimal __bid128_log10(decimal, unsigned, flags *);
    decimal __bid128_log(decimal, unsigned, flags *);
    decimal __bid128_exp10(decimal, unsigned, flags *);
    decimal __bid128_exp(decimal, unsigned, flags *);

    static flags raised;
    static decimal read(const char *text) {
      return __bid128_from_string((char *)text, 0, &raised);
    }
    static decimal product(decimal x, decimal y) { return __bid128_mul(x, y, 0, &raised); }

    enum kind { none, linear, affine, reciprocal, logarithm, exponential };
    struct conversion { enum kind kind; decimal first, second; int is_ten, root; };

    static struct conversion conversion(char **fields) {
      struct conversion made = {none, read(fields[1]), {{0, 0}}, 0, 0};
      if (!strcmp(fields[0], "linear")) {
        made.kind = strcmp(fields[2], "0") ? affine : linear;
        made.second = read(fields[2]);
      } else if (!strcmp(fields[0], "reciprocal")) {
        made.kind = reciprocal;
      } else {
        made.kind = !strcmp(fields[0], "logarithm") ? logarithm : exponential;
        made.is_ten = !strcmp(fields[2], "10");
        made.second = read(fields[3]);
        made.root = atoi(fields[4]);
      }
      return made;
    }

    static decimal convert(const struct conversion *by, decimal x) {
      decimal z;
      switch (by->kind) {
      case linear: return product(x, by->first);
      case affine: return __bid128_add(product(x, by->first), by->second, 0, &raised);
      case reciprocal: return __bid128_div(by->first, x, 0, &raised);
      case logarithm:
        z = product(by->second, by->root == 2 ? product(x, x) : x);
        z = by->is_ten ? __bid128_log10(z, 0, &raised) : __bid128_log(z, 0, &raised);
        return product(by->first, z);
      default:
        z = product(by->second, x);
        z = by->is_ten ? __bid128_exp10(z, 0, &raised) : __bid128_exp(z, 0, &raised);
        z = product(by->first, z);
        return by->root == 2 ? __bid128_sqrt(z, 0, &raised) : z;
      }
    }

    static struct { struct conversion by; char text[160]; decimal x; } kept[4096];
    static int count;

    static long long clocked(int is_text, long passes) {
      struct timespec start, end;
      char shown[128];
      volatile uint64_t seen = 0;
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
      for (long pass = 0; pass < passes; pass++)
        for (int i = 0; i < count; i++)
          if (is_text) {
            __bid128_to_string(shown, convert(&kept[i].by, read(kept[i].text)), &raised);
            seen += (uint64_t)shown[1];
          } else {
            seen += convert(&kept[i].by, kept[i].x).halves[0];
          }
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
      return (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
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
        char *fields[7];
        int number = 0;
        for (char *field = strtok(line, "\t"); field && number < 7; field = strtok(0, "\t"))
          fields[number++] = field;
        if (!strcmp(fields[0], "drop")) {
          count = 0;
          puts("dropped");
        } else if (number == 3 && !strcmp(fields[0], "time")) {
          printf("%lld\n", clocked(!strcmp(fields[1], "text"), atol(fields[2])));
        } else if (number < 4) {
          puts("!no question");
        } else {
          struct conversion by = conversion(fields + 1);
          char *text = fields[number - 1];
          if (strcmp(fields[0], "keep")) {
            char shown[128];
            __bid128_to_string(shown, convert(&by, read(text)), &raised);
            puts(shown);
          } else if (count == sizeof kept / sizeof *kept || strlen(text) >= sizeof kept->text) {
            puts("-");
          } else {
            kept[count].by = by;
            strcpy(kept[count].text, text);
            kept[count++].x = read(text);
            puts("kept");
          }
        }
      }
      return 0;
    }

    """#
}
