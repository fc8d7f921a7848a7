extension CatalogText {
  /// Sound intensity, in watts per square meter.
  static let soundIntensity = CatalogText(
    name: "sound-intensity",
    #"""
    quantity sound-intensity
    name Sound intensity
    description Power of sound per area.
    icon speaker.wave.3
    base watt-per-square-meter
    dimension mass time^-3
    group Sound level (intensity, re 1 pW/m²) = decibel-sound-intensity

    unit watt-per-square-meter
    symbol W/m²
    name watt per square meter
    plural watts per square meter
    system metric
    definition watt / meter^2
    source SI Brochure, 9th edition (2019), section 2.3.4, table 6

    unit milliwatt-per-square-meter
    symbol mW/m²
    name milliwatt per square meter
    plural milliwatts per square meter
    system metric
    definition milliwatt / meter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microwatt-per-square-meter
    symbol µW/m² | uW/m²
    name microwatt per square meter
    plural microwatts per square meter
    system metric
    definition microwatt / meter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanowatt-per-square-meter
    symbol nW/m²
    name nanowatt per square meter
    plural nanowatts per square meter
    system metric
    definition nanowatt / meter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit picowatt-per-square-meter
    symbol pW/m²
    name picowatt per square meter
    plural picowatts per square meter
    system metric
    definition picowatt / meter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit watt-per-square-centimeter
    symbol W/cm²
    name watt per square centimeter
    plural watts per square centimeter
    system metric
    definition watt / centimeter^2
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit decibel-sound-intensity
    symbol dB SIL | dB(SIL) | dBSIL
    name decibel of sound intensity
    plural decibels of sound intensity
    alias sound intensity level | decibel SIL | decibels SIL | dB re 1 pW/m²
    system metric
    definition level 10 log10 re picowatt-per-square-meter
    source ISO 1683:2015
    note Re 1 pW/m²; in air nearly equal to the level of sound pressure in dB SPL.
    """#)
}
