/// The one-line help of the commands of the laboratory.
///
/// `metryvo` lists these commands without containing them.
package enum LaboratoryAbstract {
  package static let verify = "Judge both backends and all conversions, and print what was found."
  package static let compare =
    "Set number types and converters side by side: accuracy, speed and sizes in one run."
  package static let report = "Make one report of what the commands found last."
}
