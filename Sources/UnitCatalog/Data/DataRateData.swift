extension CatalogText {
  /// Data rate, in bits per second.
  static let dataRate = CatalogText(
    name: "data-rate",
    #"""
    quantity data-rate
    name Data rate
    description Bits or bytes transferred per time.
    alias Bandwidth | Bit rate | Data transfer | Data transfer rate
    icon arrow.up.arrow.down
    base bit-per-second
    dimension time^-1 data
    # Small letters leave bit or byte open: bits first, as networks count.
    choice kbps | Kbps | kb/s | Kb/s = kilobit-per-second kilobyte-per-second
    choice mbps = megabit-per-second megabyte-per-second
    choice gbps = gigabit-per-second gigabyte-per-second
    choice tbps = terabit-per-second terabyte-per-second

    unit bit-per-second
    symbol bit/s | bps | b/s
    name bit per second
    plural bits per second
    system other
    definition bit / second
    source IEC 80000-13:2008, item 13-13

    unit byte-per-second
    symbol B/s | Bps
    name byte per second
    plural bytes per second
    alias octet per second | octets per second
    system other
    definition byte / second
    source IEC 80000-13:2008, item 13-11

    unit kilobit-per-second
    symbol kbit/s | kbps | kb/s | Kbps
    name kilobit per second
    plural kilobits per second
    system other
    definition kilobit / second
    source IEC 80000-13:2008, item 13-13

    unit megabit-per-second
    symbol Mbit/s | Mbps | Mb/s
    name megabit per second
    plural megabits per second
    system other
    definition megabit / second
    source IEC 80000-13:2008, item 13-13

    unit gigabit-per-second
    symbol Gbit/s | Gbps | Gb/s
    name gigabit per second
    plural gigabits per second
    system other
    definition gigabit / second
    source IEC 80000-13:2008, item 13-13

    unit terabit-per-second
    symbol Tbit/s | Tbps | Tb/s
    name terabit per second
    plural terabits per second
    system other
    definition terabit / second
    source IEC 80000-13:2008, item 13-13

    unit kilobyte-per-second
    symbol kB/s | kBps | KB/s | KBps
    name kilobyte per second
    plural kilobytes per second
    system other
    definition kilobyte / second
    source IEC 80000-13:2008, item 13-11

    unit megabyte-per-second
    symbol MB/s | MBps
    name megabyte per second
    plural megabytes per second
    system other
    definition megabyte / second
    source IEC 80000-13:2008, item 13-11

    unit gigabyte-per-second
    symbol GB/s | GBps
    name gigabyte per second
    plural gigabytes per second
    system other
    definition gigabyte / second
    source IEC 80000-13:2008, item 13-11

    unit terabyte-per-second
    symbol TB/s | TBps
    name terabyte per second
    plural terabytes per second
    system other
    definition terabyte / second
    source IEC 80000-13:2008, item 13-11

    unit kibibyte-per-second
    symbol KiB/s
    name kibibyte per second
    plural kibibytes per second
    system other
    definition kibibyte / second
    source IEC 80000-13:2008, item 13-11 and clause 4, binary prefixes

    unit mebibyte-per-second
    symbol MiB/s
    name mebibyte per second
    plural mebibytes per second
    system other
    definition mebibyte / second
    source IEC 80000-13:2008, item 13-11 and clause 4, binary prefixes

    unit gibibyte-per-second
    symbol GiB/s
    name gibibyte per second
    plural gibibytes per second
    system other
    definition gibibyte / second
    source IEC 80000-13:2008, item 13-11 and clause 4, binary prefixes

    unit tebibyte-per-second
    symbol TiB/s
    name tebibyte per second
    plural tebibytes per second
    system other
    definition tebibyte / second
    source IEC 80000-13:2008, item 13-11 and clause 4, binary prefixes

    unit kibibit-per-second
    symbol Kibit/s | Kib/s
    name kibibit per second
    plural kibibits per second
    system other
    definition kibibit / second
    source IEC 80000-13:2008, item 13-13 and clause 4, binary prefixes

    unit mebibit-per-second
    symbol Mibit/s | Mib/s
    name mebibit per second
    plural mebibits per second
    system other
    definition mebibit / second
    source IEC 80000-13:2008, item 13-13 and clause 4, binary prefixes

    unit gibibit-per-second
    symbol Gibit/s | Gib/s
    name gibibit per second
    plural gibibits per second
    system other
    definition gibibit / second
    source IEC 80000-13:2008, item 13-13 and clause 4, binary prefixes

    unit megabyte-per-minute
    symbol MB/min
    name megabyte per minute
    plural megabytes per minute
    system other
    definition megabyte / minute
    source IEC 80000-13:2008, item 13-11; SI Brochure, 9th edition (2019), section 4, table 8

    unit gigabyte-per-hour
    symbol GB/h
    name gigabyte per hour
    plural gigabytes per hour
    alias GB/hr
    system other
    definition gigabyte / hour
    source IEC 80000-13:2008, item 13-11; SI Brochure, 9th edition (2019), section 4, table 8

    unit gigabyte-per-day
    symbol GB/d
    name gigabyte per day
    plural gigabytes per day
    alias GB/day
    system other
    definition gigabyte / day
    source IEC 80000-13:2008, item 13-11; SI Brochure, 9th edition (2019), section 4, table 8
    """#)
}
