/// The JavaScript program of ``ScriptedPeer`` for decimal.js, big.js and bignumber.js, run by node.
enum JavaScriptConversions {
  static let text = #"""
    const fs = require("fs");
    const [name, digits] = [process.argv[1], Number(process.argv[2])];
    const put = (text) => fs.writeSync(1, text);
    let D;
    try {
      const loaded = require(name);
      D = loaded.Decimal || loaded.BigNumber || loaded.Big || loaded.default || loaded;
    } catch {
      put("missing\t" + name + "\n");
      process.exit();
    }
    let version = "of unknown version";
    try { version = require(name + "/package.json").version; } catch {}
    if (name === "decimal.js") D.set({ precision: digits, rounding: 4 });
    if (name === "big.js") D.DP = digits;
    if (name === "bignumber.js") D.config({ DECIMAL_PLACES: digits });

    function functionOf(kind, ...fields) {
      const first = new D(fields[0]);
      if (kind === "reciprocal") return (x) => first.div(x);
      if (kind === "linear") {
        if (fields[1] === "0") return (x) => x.times(first);
        const offset = new D(fields[1]);
        return (x) => x.times(first).plus(offset);
      }
      if (typeof D.prototype.ln !== "function") return null;
      const [second, root, ten] = [new D(fields[2]), Number(fields[3]), new D(10)];
      if (kind === "logarithm") {
        const log = fields[1] === "10" ? (z) => z.log(10) : (z) => z.ln();
        return (x) => first.times(log(second.times(x.pow(root))));
      }
      const raised = fields[1] === "10" ? (z) => ten.pow(z) : (z) => z.exp();
      return root === 2
        ? (x) => first.times(raised(second.times(x))).sqrt()
        : (x) => first.times(raised(second.times(x)));
    }

    let kept = [];
    let seen = 0;
    function clocked(form, passes) {
      const start = process.cpuUsage();
      for (let pass = 0; pass < passes; pass++)
        for (const { convert, text, x } of kept)
          seen += form === "text" ? convert(new D(text)).toString().length : convert(x) ? 1 : 0;
      const used = process.cpuUsage(start);
      return String((used.user + used.system) * 1000);
    }

    function answer(line) {
      const [verb, ...fields] = line.split("\t");
      if (verb === "time") return clocked(fields[0], Number(fields[1]));
      if (verb === "drop") {
        kept = [];
        return "dropped";
      }
      const text = fields.pop();
      const convert = functionOf(...fields);
      if (!convert) return "-";
      if (verb === "keep") {
        kept.push({ convert, text, x: new D(text) });
        return "kept";
      }
      return convert(new D(text)).toString();
    }

    put("ready\t" + version + "\n");
    const piece = Buffer.alloc(1 << 16);
    let rest = "", answers = "";
    for (let count; (count = fs.readSync(0, piece)) > 0; ) {
      const lines = (rest + piece.toString("utf8", 0, count)).split("\n");
      rest = lines.pop();
      for (const line of lines) {
        if (line) {
          let said;
          try { said = answer(line); } catch (error) { said = "!" + error; }
          answers += said.replaceAll("\n", " ") + "\n";
        } else {
          put(answers);
          answers = "";
        }
      }
    }
    """#
}
