#if SeededFaults
/// A deliberate fault of a build with the trait `SeededFaults`; the laws must detect the fault.
///
/// One fault is active in a process at a time. `FaultTable` of Laboratory describes every fault.
@usableFromInline
package enum SeededFault: Int, CaseIterable, Sendable {
  // Rounding decisions of both backends.
  case tieAwayFromZero = 1
  case tieTowardZero = 2
  case tieToOdd = 3
  case tieByDigitFive = 4
  case halfDownAsHalfUp = 5
  case ceilingAsUp = 6
  case floorIgnoresSign = 7
  case up05TestsOnlyZero = 8
  case overflowAlwaysInfinite = 9
  // Decimal128: rounding, range, sums, products, quotients, quantize.
  case nativeHalfByOneDigit = 10
  case nativeGuardOfTwoDigits = 11
  case nativeStickyOfSixteenDigits = 12
  case nativeTieAway = 13
  case nativeTieDown = 14
  case nativeTieToOdd = 15
  case nativeStickyNotJoined = 16
  case nativeStickyIgnored = 17
  case nativeEtinyOffByOne = 18
  case nativeDeepUnderflowFlushed = 19
  case nativeSubnormalRoundedTwice = 20
  case nativeCarryLosesExponent = 21
  case nativeCarryNotRenormalised = 22
  case nativeZeroUnclamped = 23
  case nativeOverflowUnchecked = 24
  case nativeOverflowWithoutInexact = 25
  case nativeClampMissing = 26
  case nativeElseDigitsForgotten = 27
  case nativeLimitNotSaid = 28
  case nativeZeroSumAlwaysPlus = 29
  case nativeZeroSumIgnoresFloor = 30
  case nativeSumPrefersLargerExponent = 31
  case nativeZeroOperandPadsNothing = 32
  case nativeZeroProductLosesSign = 33
  case nativeQuantizedZeroKeepsExponent = 34
  case nativeFarOperandLosesSign = 35
  case nativeFarOperandIgnored = 36
  case nativeSumWithoutGuardDigit = 37
  case nativeSumWithOneGuardDigit = 38
  case nativeLimbCarryLost = 39
  case nativeSumCarryLost = 40
  case nativeQuotientDigitTooLarge = 41
  case nativeLastCorrectionMissing = 42
  case nativeLimbCorrectionMissing = 43
  case nativeQuotientWithoutGuardDigit = 44
  case nativeQuotientStickyLost = 45
  case nativeQuotientNotReduced = 46
  case nativeQuotientReducedTooFar = 47
  case nativeFusedProductRounded = 48
  case nativeQuantizeTiesUp = 49
  case nativeQuantizeHalfByOneDigit = 50
  case nativeQuantizePrecisionUnchecked = 51
  case nativeQuantizeCarryAccepted = 52
  // Decimal128: functions, order, encodings, text, prepared conversions.
  case nativeNextStepTooLarge = 53
  case nativePayloadNotCut = 54
  case nativeHashOfBits = 55
  case nativeZerosOrderedBySign = 56
  case nativeChoiceIgnoresCohort = 57
  case nativeTotalOrderIgnoresExponent = 58
  case nativeWrongSideOfOne = 59
  case nativeFunctionErrorIgnored = 60
  case nativeLogarithmOfPowerNotExact = 61
  case nativeRootStickyLost = 62
  case nativeRootExponentTowardZero = 63
  case nativePowerLosesSign = 64
  case nativePiOfThirtyFourDigits = 65
  case nativeEncodingTooLargeKept = 66
  case nativeEncodingLosesEight = 67
  case nativeZeroReadWithoutSign = 68
  case nativeLateDigitsIgnored = 69
  case nativeConversionStickyLost = 70
  case preparedTieTestWrong = 71
  case preparedCarryLost = 72
  case preparedQuotientNotCorrected = 73
  // BigDecimal, in words and in limbs.
  case gmpTailForgotten = 74
  case gmpEtinyOffByOne = 75
  case gmpUnderflowNotRaised = 76
  case gmpCarryNotRenormalised = 77
  case gmpClampMissing = 78
  case gmpZeroUnclamped = 79
  case gmpOverflowWithoutInexact = 80
  case gmpBorrowForgotten = 81
  case gmpComplementForgotten = 82
  case gmpZeroSumIgnoresFloor = 83
  case gmpSumWithoutGuardDigits = 84
  case gmpFarOperandIgnored = 85
  case gmpQuotientDigitTooLarge = 86
  case gmpLastCorrectionMissing = 87
  case gmpProductCarryLost = 88
  case gmpEstimateNotCorrected = 89
  case gmpQuotientNotReduced = 90
  case gmpFusedProductRounded = 91
  case gmpQuantizeTieDown = 92
  case gmpQuantizeCarryAccepted = 93
  case gmpShiftedBitsForgotten = 94
  case gmpLongRestForgotten = 95
  case gmpTextCarryLost = 96
  case gmpFunctionErrorIgnored = 97
  case gmpConstantTooShort = 98
  case gmpPreparedTailForgotten = 99
  case gmpVanishedIsExact = 100
  case gmpPiOfThirtyFourDigits = 101
  case gmpZeroReadWithoutSign = 102
  case gmpNextStepTooLarge = 103
  case gmpHashOfExponent = 104
  // Units, maps and plans.
  case poundDigitsSwapped = 105
  case surveyFootAsFoot = 106
  case reciprocalAsLinear = 107
  case inverseRatio = 108
  case offsetSignFlipped = 109
  case offsetBeforeFactor = 110
  case fiveNinthsAsDecimal = 111
  case planKeyedByTarget = 112
  case conditionsOfPreviousKept = 113
  // Numeric strings, and the texts that people read and write.
  case garbageIgnored = 114
  case secondPointIgnored = 115
  case textEndsAtNUL = 116
  case exponentWraps = 117
  case readerIgnoresSecondMark = 118
  case readerGroupsAnywhere = 119
  case readerDropsMinusSign = 120
  case readerExponentWraps = 121
  case readerZeroLosesSign = 122
  case readerIgnoresGarbage = 123
  case readerEndsAtNUL = 124
  case readerTakesLongForms = 125
  case writerCarryLost = 126
  case writerRoundsHalfUp = 127
  case writerGroupsMisplaced = 128
  case writerKeepsSignOfZero = 129
  // Names of units.
  case unitsResolvedApart = 130
  case letterCaseIgnored = 131
  case qualifierIgnored = 132
  // Regions.
  case writerIgnoresIndianGroups = 133
  case readerTakesThreesForIndian = 134
  case readerForgetsRegion = 135
  // Measures in running text.
  case finderLeavesOutNeighbors = 136
  case finderDropsDetachedSign = 137
  case finderForgetsWhatFollows = 138
  case readerTakesDifferenceForRange = 139
  // Faults that no law, or hardly any law, detected.
  case writerDropsZeroOfZero = 140
  case gmpQuotientOfFourWordsWrong = 141
  // Words around measures in running text.
  case finderLeavesOutCounts = 142
  case finderKnowsEnglishAlone = 143
  case finderForgetsCatalogQualifiers = 144
  // Names that are resolved together.
  case sumForgetsMeanings = 145
  case countsOfDaysMeet = 146
  case tableKeepsDefaults = 147
  // Words behind names of units.
  case localNamesJoinWords = 148
  // Words beside a measure: rates, bounds and clauses.
  case finderForgetsCountedThings = 149
  case finderTakesBoundsForSigns = 150
  case finderEndsAtParenthesis = 151
  // Words without spaces between them.
  case finderKeepsRunsWhole = 152
  // Abbreviations in another case.
  case letterCaseUntold = 153
  // A measure's subject before a colon, and lists after a comma.
  case finderStopsAtColon = 154
  case finderStopsAtComma = 155
  // Full-width and half-width characters, points inside names, and requests for another unit.
  case readerKeepsWidths = 156
  case readerDropsInnerPoints = 157
  case finderForgetsRequests = 158
  case kindsMeetOthers = 159
  // Calculations: values, displays, expressions, keys, money.
  case calculationRoundedAsExact = 160
  case calculationForgetsRoundedOperands = 161
  case zeroToPowerZeroIsOne = 162
  case displayRoundedTwice = 163
  case displayRoundsHalfEven = 164
  case expressionPercentLooksOutside = 165
  case expressionPercentForgetsSign = 166
  case expressionSignBeforePower = 167
  case expressionPowersFromLeft = 168
  case keypadPercentOfLastOperand = 169
  case keypadPercentForgetsMode = 170
  case keypadRepeatsRecipe = 171
  case keypadRepeatsFirstOperand = 172
  case keypadPrecedenceLostBehindPercent = 173
  case keypadOperatorNotReplaced = 174
  case keypadClearClearsAll = 175
  case keypadAllClearKeepsOperation = 176
  case keypadSignLost = 177
  case keypadKeepsDigitsBeyondLimit = 178
  case oddPartsToLast = 179
  case oddPartsIgnoreRemainders = 180
  case stepRoundsDown = 181
  case stepIgnoresMode = 182
  case discountsAddedUp = 183
  case discountsRoundedOnTheWay = 184
  case discountInverseMultiplies = 185
  case tipOnTaxedAmount = 186
  case includedTaxOfWhole = 187
  // Notebooks: edits, formats, times, merging.
  case historyTiesByArrival = 188
  case historyIndexLosesNeighbor = 189
  case trimTakesStarredFirst = 190
  case trimTakesNewest = 191
  case starUndoneToNone = 192
  case moveUndoneToTarget = 193
  case removedFavoriteReturnsLast = 194
  case refusedRowsStay = 195
  case formatForgetsCopied = 196
  case formatShiftsThreshold = 197
  case timesBefore1970RoundUp = 198
  case centuriesAreLeapYears = 199
  case pathForgetsPosition = 200
  case errorAtLineAbove = 201
  case cellFormulaUnprotected = 202
  case cellMarksSingle = 203
  case cellSemicolonBare = 204
  case cellApostropheDropped = 205
  case mergeMarksByAnd = 206
  case mergeEarlierCounts = 207
  case mergeTieByNotebook = 208
  case importTakesEntitlements = 209
  // Measures without a number, marks and multipliers beside measures in running text.
  case finderForgetsAmounts = 210
  case finderStopsAtAmpersand = 211
  case finderTakesMillionsForUnits = 212
  case finderForgetsLateOperators = 213
  case readerDropsMillions = 214
  // Sums of measures: their targets, tables and joined parts.
  case sumLeavesTargetOut = 215
  case tableKeepsSums = 216
  case finderLeavesJoinedParts = 217
  // Text that touches a quantity.
  case readerJoinsSpacedNumbers = 220
  case readerKeepsHeadOfName = 221
  case finderForgetsKinds = 222
  case finderStopsAtRelation = 223
  // Clashes of custom units, and limits of imports.
  case clashForgetsAliases = 225
  case clashForgetsReferences = 226
  case catalogKeepsRefusedUnits = 227
  // Words that are also names of units.
  case readerTakesThousandsForUnits = 228
  // Claims that unlock products, equality of texts, and the parts that a store keeps.
  case readerGrantsClaims = 230
  case textsEqualByEquivalence = 231
  case saveOverwritesNewer = 232
  case unreadablePartIsLost = 233
  // Favourites: merging and gates. A cleared history. Flat keys.
  case mergeFavoriteByUse = 235
  case mergeKeepsTwins = 236
  case importTakesDecimals = 237
  case restoreForgetsWrites = 238
  case legacyForgetsPairs = 239
  case favoriteTakesOtherKeys = 240
  case refusalAtRow = 241
  case ownNamesLost = 242
  case legacyNamesAll = 243
  case longCellOpen = 244
  // Notebooks: stars, gates of single values, merged settings, and records of a store.
  case secondStarIsTaken = 245
  case joinedStarIsUnnamed = 246
  case gateTakesMostDecimals = 247
  case mergeTakesOtherSettings = 248
  case loadTakesMisplacedRows = 249
  // Words that change a measure from a distance.
  case finderForgetsDistantWords = 250
  case finderForgetsNegations = 251
  // Names of several units, rates in another case, and zeros before exponents.
  case namesLeaveTheirUnit = 252
  case letterCaseChoosesRates = 253
  case writerKeepsZerosBeforeExponent = 254
  // Flat keys beyond the limits of a notebook.
  case legacyHidesRecents = 255
  case legacyGuessesUnits = 256
  // Custom categories: merging, and the check of their form.
  case mergeTakesEarlierCategory = 257
  case categoryCheckEndsEarly = 258

  /// The number of the active fault, 0 for none; set once, before anything is computed.
  @usableFromInline
  package nonisolated(unsafe) static var activeNumber = 0

  /// Whether this fault is active.
  @inlinable
  package var isActive: Bool { rawValue == Self.activeNumber }
}
#endif
