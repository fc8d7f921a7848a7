// The umbrella module, which users of the library import.

@_exported import Calculation
@_exported import ConversionRequests
@_exported import DecimalArithmetic
@_exported import EventLog
@_exported import MeasureText
@_exported import NativeDecimal
@_exported import Notebook
@_exported import StrictText
@_exported import UnitCatalog
@_exported import UnitConversion
