extension FaultTable {
  /// Faults of notebooks: edits, formats, times, merging.
  static let notebooks = """
    188 historyTiesByArrival
      rows of one millisecond stand in the order of their arrival
      Notebook/History/HistoryRows+Faults.swift
    189 historyIndexLosesNeighbor
      with a row another one of its bucket is lost from the index
      Notebook/History/HistoryRows+Faults.swift
    190 trimTakesStarredFirst
      a trim takes rows with a star first
      Notebook/History/HistoryRows+Faults.swift
    191 trimTakesNewest
      a trim takes the newest rows
      Notebook/History/HistoryRows+Faults.swift
    192 starUndoneToNone
      undoing a star takes the star away, whatever was there before
      Notebook/Edits/NotebookContent+Faults.swift
    193 moveUndoneToTarget
      undoing a move puts a favourite where it was moved to
      Notebook/Edits/NotebookContent+Faults.swift
    194 removedFavoriteReturnsLast
      a favourite that comes back stands last
      Notebook/Edits/NotebookContent+Faults.swift
    195 refusedRowsStay
      of several rows, one of which is refused, those before it stay
      Notebook/Edits/NotebookContent+Faults.swift
    196 formatForgetsCopied
      a document does not say that a row was copied
      Notebook/Format/Writing/Writing+Faults.swift
    197 formatShiftsThreshold
      the size from which numbers have an exponent is written ten times too small
      Notebook/Format/Writing/Writing+Faults.swift
    198 timesBefore1970RoundUp
      a time before 1970 belongs to the day after it
      Notebook/Values/Timestamp+Faults.swift
    199 centuriesAreLeapYears
      every fourth year is a leap year
      Notebook/Values/Timestamp+Faults.swift
    200 pathForgetsPosition
      the path of an error has no positions
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    201 errorAtLineAbove
      an error names the line above its own
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    202 cellFormulaUnprotected
      a cell that begins with @ has no apostrophe
      Notebook/Format/Tables/CellText+Faults.swift
    203 cellMarksSingle
      quotation marks in a cell are not doubled
      Notebook/Format/Tables/CellText+Faults.swift
    204 cellSemicolonBare
      a semicolon in a cell between semicolons has no quotation marks
      Notebook/Format/Tables/CellText+Faults.swift
    205 cellApostropheDropped
      every apostrophe at the beginning of a cell is dropped
      Notebook/Format/Tables/CellText+Faults.swift
    206 mergeMarksByAnd
      a merged row is marked only if both were
      Notebook/Import/JoinedRow+Faults.swift
    207 mergeEarlierCounts
      of two states the earlier one counts
      Notebook/Import/JoinedRow+Faults.swift
    208 mergeTieByNotebook
      of two states of one time the one of this notebook counts
      Notebook/Import/JoinedRow+Faults.swift
    209 importTakesEntitlements
      an import takes the entitlements of the document
      Notebook/Import/JoinedRow+Faults.swift
    """
}

extension FaultTable {
  /// Faults of notebooks: conflicts of custom units.
  static let customUnits = """
    225 clashForgetsAliases
      an alias that names another custom unit is no clash
      Notebook/CustomUnits/UsableRows+Faults.swift
    226 clashForgetsReferences
      a unit whose reference is left out refers to the base unit
      Notebook/CustomUnits/UsableRows+Faults.swift
    227 catalogKeepsRefusedUnits
      the first custom unit that is refused leaves all later ones out
      Notebook/CustomUnits/UsableRows+Faults.swift
    235 mergeFavoriteByUse
      of two states of a favourite the one used later counts, not the one changed later
      Notebook/Import/JoinedRow+Faults.swift
    236 mergeKeepsTwins
      favourites of one subject with two identifiers stay two
      Notebook/Import/JoinedRow+Faults.swift
    237 importTakesDecimals
      an import takes decimals of favourites that the plan does not have
      Notebook/Profiles/ProductPlan+Faults.swift
    238 restoreForgetsWrites
      a cleared history is restored although a row was written and deleted since
      Notebook/Edits/NotebookContent+Faults.swift
    239 legacyForgetsPairs
      the report of flat keys does not say that decimals of pairs stayed out
      Notebook/Legacy/LegacyOmission+Faults.swift
    240 favoriteTakesOtherKeys
      a favourite of a unit may have the keys of a pair, which are dropped
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    241 refusalAtRow
      a value that an edit refuses is told at its row
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    242 ownNamesLost
      decimals of a category whose identifier begins with x- are passed over
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    243 legacyNamesAll
      the report of flat keys names settings that stayed the same
      Notebook/Legacy/LegacyOmission+Faults.swift
    244 longCellOpen
      a quotation mark of a table is not closed behind 1,024 bytes
      Notebook/Format/Tables/CellText+Faults.swift
    """
}

extension FaultTable {
  /// Faults of notebooks: entitlements, equality, and the data of a store.
  static let keeping = """
    230 readerGrantsClaims
      a product is there because a document says so
      Notebook/Format/Reading/Objects/DataSource+Faults.swift
    231 textsEqualByEquivalence
      texts of calculations are equal that Unicode calls equivalent
      Notebook/History/HistoryRows+Faults.swift
    232 saveOverwritesNewer
      saving overwrites a part of a newer version
      Notebook/Stores/StoredPart+Faults.swift
    233 unreadablePartIsLost
      saving overwrites bytes that cannot be read and keeps them nowhere
      Notebook/Stores/StoredPart+Faults.swift
    245 secondStarIsTaken
      an edit takes a second favourite of one subject
      Notebook/Edits/NotebookContent+Faults.swift
    246 joinedStarIsUnnamed
      a report does not name favourites that were joined with another one of their subject
      Notebook/Import/JoinedRow+Faults.swift
    247 gateTakesMostDecimals
      decimals are taken because another setting had as many
      Notebook/Profiles/ProductPlan+Faults.swift
    248 mergeTakesOtherSettings
      a merge takes the settings of the other notebook in place of those of this one
      Notebook/Import/JoinedRow+Faults.swift
    249 loadTakesMisplacedRows
      a record under the key of another row is loaded as its own row
      Notebook/Stores/StoredPart+Faults.swift
    255 legacyHidesRecents
      recent items of flat keys that are too many stay out without a word
      Notebook/Legacy/LegacyReader+Faults.swift
    256 legacyGuessesUnits
      an unknown symbol of the last conversion of flat keys is taken for the base unit
      Notebook/Legacy/LegacyReader+Faults.swift
    257 mergeTakesEarlierCategory
      of two states of a custom category the earlier one counts
      Notebook/Import/JoinedRow+Faults.swift
    258 categoryCheckEndsEarly
      the check of a custom category tells the first problem alone
      Notebook/CustomUnits/UsableRows+Faults.swift
    """
}
