extension NotebookDataError.Expected {
  /// The expected value in English sentences, in some cases with an example of its form.
  ///
  ///     NotebookDataError.Expected.color.english  // "colour; write one like #007AFF"
  public var english: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .text: "a string"
    case .number: "a number, or a string of digits"
    case .flag: "true or false"
    case .filledText: "text of one character or more"
    case .smallInteger: "small whole number"
    case .time: "time; write UTC like 2026-11-23T07:00:00.000Z"
    case .profile: "profile"
    case .product: "product"
    case .tip: "tip"
    case .demoPhase: "phase"
    case .demoItem: "product or tip"
    case .favoriteKind: "kind of favourite: pair or unit"
    case .historyKind: "kind of history: conversion, calculation or tool"
    case .colorTag: "colour tag"
    case .tool: "tool: tip, discount or split"
    case .offsetOrder: "order of the offset: after or before"
    case .categoryOfKey: "category of the key"
    case .theme: "theme"
    case .skin: "skin"
    case .color: "colour; write one like #007AFF"
    case .motion: "level of motion"
    case .favoritesLayout: "layout: list or grid"
    case .locale: "known locale; write one like de-CH"
    case .region: "known region; write one like GB"
    case .symbols: "choice: standard or local"
    case .roundingMode: "rounding mode"
    case .copyStyle: "style of copies"
    case .calculatorMode: "mode: apple or immediate"
    case .hapticStrength: "strength"
    case .grouping: "grouping"
    case .powerOfTen: "size; write a power of ten like 1e21"
    case .numberMark: "mark of one character"
    }
  }
}

extension NotebookDataError.Found {
  /// The value that was found, in English sentences.
  ///
  ///     NotebookDataError.Found.array.english  // "an array"
  public var english: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .text: "a string"
    case .number: "a number"
    case .flag: "true or false"
    case .null: "null"
    }
  }
}
