extension CatalogText {
  /// Amount of data, in bits.
  static let data = CatalogText(
    name: "data",
    #"""
    quantity data
    name Data
    description Digital information in bits and bytes, by powers of ten and of two.
    alias Data/Storage | Storage/Data | Storage | Digital storage | Data size
    icon internaldrive
    base bit
    dimension data
    # A bare b is a bit, as in IEEE 1541; physics writes barn so too.
    choice b = bit barn
    # Small letters leave bit or byte open, and so does K, which is no prefix of the SI.
    choice kb | Kb = kilobit kilobyte
    choice gb = gigabyte gigabit
    choice tb = terabyte terabit

    unit bit
    symbol bit | b
    name bit
    alias binary digit | binary digits
    system other
    definition base
    source IEC 80000-13:2008, item 13-9

    unit nibble
    symbol nibble
    name nibble
    alias nybble | half-byte
    system other
    definition 4 bit
    source Customary: half a byte
    kind conventional
    note Half of a byte of 8 bits.

    unit byte
    symbol B
    name byte
    alias octet | octets
    system other
    definition 8 bit
    source IEC 80000-13:2008, item 13-9

    unit kilobyte
    symbol kB | KB | K
    name kilobyte
    system other
    definition 1e3 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit megabyte
    symbol MB
    name megabyte
    system other
    definition 1e6 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit gigabyte
    symbol GB | gb
    name gigabyte
    system other
    definition 1e9 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit terabyte
    symbol TB | tb
    name terabyte
    system other
    definition 1e12 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit petabyte
    symbol PB
    name petabyte
    system other
    definition 1e15 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit exabyte
    symbol EB
    name exabyte
    system other
    definition 1e18 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit zettabyte
    symbol ZB
    name zettabyte
    system other
    definition 1e21 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit yottabyte
    symbol YB
    name yottabyte
    system other
    definition 1e24 byte
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit kibibyte
    symbol KiB
    name kibibyte
    system other
    definition 1024 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit mebibyte
    symbol MiB
    name mebibyte
    system other
    definition 1024^2 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit gibibyte
    symbol GiB
    name gibibyte
    system other
    definition 1024^3 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit tebibyte
    symbol TiB
    name tebibyte
    system other
    definition 1024^4 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit pebibyte
    symbol PiB
    name pebibyte
    system other
    definition 1024^5 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit exbibyte
    symbol EiB
    name exbibyte
    system other
    definition 1024^6 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit zebibyte
    symbol ZiB
    name zebibyte
    system other
    definition 1024^7 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit yobibyte
    symbol YiB
    name yobibyte
    system other
    definition 1024^8 byte
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit kilobit
    symbol kbit | kb | Kb | Kbit
    name kilobit
    system other
    definition 1e3 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit megabit
    symbol Mbit | Mb
    name megabit
    system other
    definition 1e6 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit gigabit
    symbol Gbit | Gb
    name gigabit
    system other
    definition 1e9 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit terabit
    symbol Tbit | Tb
    name terabit
    system other
    definition 1e12 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit petabit
    symbol Pbit | Pb
    name petabit
    system other
    definition 1e15 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit exabit
    symbol Ebit | Eb
    name exabit
    system other
    definition 1e18 bit
    source IEC 80000-13:2008, item 13-9; SI Brochure, 9th edition (2019), section 3, table 7

    unit kibibit
    symbol Kibit | Kib
    name kibibit
    system other
    definition 1024 bit
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit mebibit
    symbol Mibit | Mib
    name mebibit
    system other
    definition 1024^2 bit
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit gibibit
    symbol Gibit | Gib
    name gibibit
    system other
    definition 1024^3 bit
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit tebibit
    symbol Tibit | Tib
    name tebibit
    system other
    definition 1024^4 bit
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit pebibit
    symbol Pibit | Pib
    name pebibit
    system other
    definition 1024^5 bit
    source IEC 80000-13:2008, clause 4, binary prefixes

    unit exbibit
    symbol Eibit | Eib
    name exbibit
    system other
    definition 1024^6 bit
    source IEC 80000-13:2008, clause 4, binary prefixes
    """#)
}
