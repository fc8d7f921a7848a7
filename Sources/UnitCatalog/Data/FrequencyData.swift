extension CatalogText {
  /// Frequency, in hertz.
  static let frequency = CatalogText(
    name: "frequency",
    #"""
    quantity frequency
    name Frequency
    description Repetitions per time.
    icon waveform
    base hertz
    dimension time^-1
    # Not radioactivity, though of its dimension.

    unit hertz
    symbol Hz
    name hertz
    plural hertz
    alias cycle per second | cycles per second | cps | per second
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit kilohertz
    symbol kHz
    name kilohertz
    plural kilohertz
    alias kilocycle per second | kilocycles per second
    system metric
    definition 1e3 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit megahertz
    symbol MHz | MHZ | Mhz
    name megahertz
    plural megahertz
    system metric
    definition 1e6 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit gigahertz
    symbol GHz
    name gigahertz
    plural gigahertz
    system metric
    definition 1e9 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit terahertz
    symbol THz
    name terahertz
    plural terahertz
    system metric
    definition 1e12 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit petahertz
    symbol PHz
    name petahertz
    plural petahertz
    system metric
    definition 1e15 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit millihertz
    symbol mHz
    name millihertz
    plural millihertz
    system metric
    definition 1e-3 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microhertz
    symbol µHz | uHz
    name microhertz
    plural microhertz
    system metric
    definition 1e-6 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit nanohertz
    symbol nHz
    name nanohertz
    plural nanohertz
    system metric
    definition 1e-9 hertz
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit revolution-per-minute
    symbol rpm | r/min | rev/min
    name revolution per minute
    plural revolutions per minute
    alias rpm | turn per minute | turns per minute
    system other
    definition revolution / minute
    source ISO 80000-3:2019, rotational frequency; NIST SP 811 (2008), appendix B.8
    note Rotational frequency; one revolution counts as one cycle.

    unit revolution-per-second
    symbol r/s | rev/s | rps
    name revolution per second
    plural revolutions per second
    alias turn per second | turns per second
    system other
    definition revolution / second
    source ISO 80000-3:2019, rotational frequency
    note Rotational frequency; one revolution counts as one cycle.

    unit beat-per-minute
    symbol bpm
    name beat per minute
    plural beats per minute
    alias cycle per minute | cycles per minute | cpm
    system other
    definition 1 / minute
    source Customary in medicine and music
    kind conventional
    note One beat counts as one cycle.

    unit per-minute
    symbol min⁻¹ | 1/min
    name per minute
    plural per minute
    system other
    definition 1 / minute
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit per-hour
    symbol h⁻¹ | 1/h
    name per hour
    plural per hour
    alias cycle per hour | cycles per hour
    system other
    definition 1 / hour
    source SI Brochure, 9th edition (2019), section 4, table 8

    unit per-day
    symbol d⁻¹ | 1/d
    name per day
    plural per day
    alias cycle per day | cycles per day
    system other
    definition 1 / day
    source SI Brochure, 9th edition (2019), section 4, table 8
    """#)
}
