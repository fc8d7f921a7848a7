extension CatalogText {
  /// Solid angle, in steradians.
  static let solidAngle = CatalogText(
    name: "solid-angle",
    #"""
    quantity solid-angle
    name Solid angle
    description Share of all directions that an object covers as seen from a point.
    icon cone
    base steradian
    dimension 1

    unit steradian
    symbol sr
    name steradian
    alias square radian | square radians | rad²
    system metric
    definition base
    source SI Brochure, 9th edition (2019), section 2.3.4, table 4

    unit millisteradian
    symbol msr
    name millisteradian
    system metric
    definition 1e-3 steradian
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit microsteradian
    symbol µsr | usr
    name microsteradian
    system metric
    definition 1e-6 steradian
    source SI Brochure, 9th edition (2019), section 3, table 7

    unit square-degree
    symbol deg² | sq deg
    name square degree
    alias °²
    system other
    definition pi^2 * 180^-2 steradian
    source Customary in astronomy; SI Brochure, 9th edition (2019), section 4, table 8, for the
      degree
    kind conventional
    note The square of a degree in radians, as in astronomy.

    unit square-arcminute
    symbol arcmin²
    name square arcminute
    alias square minute of arc
    system other
    definition 60^-2 square-degree
    source Customary in astronomy; SI Brochure, 9th edition (2019), section 4, table 8, for the
      degree
    kind conventional
    note The square of an arcminute in radians.

    unit square-arcsecond
    symbol arcsec²
    name square arcsecond
    alias square second of arc
    system other
    definition 60^-2 square-arcminute
    source Customary in astronomy; SI Brochure, 9th edition (2019), section 4, table 8, for the
      degree
    kind conventional
    note The square of an arcsecond in radians.

    unit spat
    symbol spat
    name spat
    alias full sphere | full spheres
    system other
    definition 4 pi steradian
    source Customary: 4π steradians
    kind conventional
    note The whole sphere.

    unit hemisphere
    symbol hemisphere
    name hemisphere
    alias half sphere | half spheres
    system other
    definition 2 pi steradian
    source Customary: 2π steradians
    kind conventional
    note Half of the sphere.
    """#)
}
