extension FaultTable {
  /// Faults of calculations: values, displays, expressions, keys and money.
  static let calculations = """
    160 calculationRoundedAsExact
      a rounded result is claimed to be exact
      Calculation/Values/CalculatedValue+Faults.swift
    161 calculationForgetsRoundedOperands
      an exact operation on rounded operands is claimed to be exact
      Calculation/Values/CalculatedValue+Faults.swift
    162 zeroToPowerZeroIsOne
      0 to the power 0 is 1
      Calculation/Values/CalculatedValue+Faults.swift
    163 displayRoundedTwice
      a fraction is rounded to 34 digits before it is shown with 15
      Calculation/Keypad/Display/ShownNumber+Faults.swift
    164 displayRoundsHalfEven
      the display rounds half-even
      Calculation/Keypad/Display/ShownNumber+Faults.swift
    165 expressionPercentLooksOutside
      percent in parentheses is taken of the sum outside
      Calculation/Expressions/ExpressionRun+Faults.swift
    166 expressionPercentForgetsSign
      percent behind a sign is a hundredth, not a part of the sum
      Calculation/Expressions/ExpressionRun+Faults.swift
    167 expressionSignBeforePower
      a sign binds before a power: -2^2 is 4
      Calculation/Expressions/ExpressionRun+Faults.swift
    168 expressionPowersFromLeft
      powers are read from the left: 2^3^2 is 64
      Calculation/Expressions/ExpressionRun+Faults.swift
    169 keypadPercentOfLastOperand
      percent is taken of the last operand, not of the running total
      Calculation/Keypad/Keypad+Faults.swift
    170 keypadPercentForgetsMode
      percent of a number alone is a hundredth in the immediate mode too
      Calculation/Keypad/Keypad+Faults.swift
    171 keypadRepeatsRecipe
      = repeats a percentage of the new total: 100 + 10 % = = is 121
      Calculation/Keypad/Keypad+Faults.swift
    172 keypadRepeatsFirstOperand
      = repeats the first operand
      Calculation/Keypad/Keypad+Faults.swift
    173 keypadPrecedenceLostBehindPercent
      × and ÷ behind a percentage do not bind before + and −
      Calculation/Keypad/Keypad+Faults.swift
    174 keypadOperatorNotReplaced
      of two operators the first stays
      Calculation/Keypad/Keypad+Faults.swift
    175 keypadClearClearsAll
      C clears all
      Calculation/Keypad/Keypad+Faults.swift
    176 keypadAllClearKeepsOperation
      AC keeps the operation that = repeats
      Calculation/Keypad/Keypad+Faults.swift
    177 keypadSignLost
      ± behind an operator is lost
      Calculation/Keypad/Keypad+Faults.swift
    178 keypadKeepsDigitsBeyondLimit
      a sixteenth digit is typed
      Calculation/Keypad/Typing/TypedNumber+Faults.swift
    179 oddPartsToLast
      of equal remainders the last has the odd part
      Calculation/Money/Shares/ShareWeights+Faults.swift
    180 oddPartsIgnoreRemainders
      the first people have the odd parts, whatever their remainders
      Calculation/Money/Shares/ShareWeights+Faults.swift
    181 stepRoundsDown
      an amount is cut to a step
      Calculation/Money/Rounding/MoneyRounding+Faults.swift
    182 stepIgnoresMode
      an amount is rounded half-up to a step, whatever the mode
      Calculation/Money/Rounding/MoneyRounding+Faults.swift
    183 discountsAddedUp
      each discount is taken of the first price
      Calculation/Money/Discounts/Discount+Faults.swift
    184 discountsRoundedOnTheWay
      a price is rounded before the next discount
      Calculation/Money/Discounts/Discount+Faults.swift
    185 discountInverseMultiplies
      the price before a discount is the price raised by it
      Calculation/Money/Discounts/Discount+Faults.swift
    186 tipOnTaxedAmount
      a tip before tax is taken of the amount with tax
      Calculation/Money/Tips/Bill+Faults.swift
    187 includedTaxOfWhole
      an included tax is taken of the amount that contains it
      Calculation/Money/Tips/Bill+Faults.swift
    """
}
