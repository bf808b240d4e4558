import { equationCase, expressionCase } from './algebra.ts'
import { compoundCase, expressionFormCase, roundingCase } from './asked-forms.ts'
import {
  clockCase,
  unneededUnitCase,
  piCase,
  placedNumberCase,
  roundedFractionCase,
} from './beside-numbers.ts'
import type { Case } from './case.ts'
import type { Chance } from './chance.ts'
import { inequalityCase } from './inequalities.ts'
import { coordinatesCase, numbersCase, ratioCase, scientificCase } from './lists.ts'
import { commaCase, fractionCase, numberCase, tableCase } from './numbers.ts'
import { printedUnitCase, quantityCase } from './quantities.ts'

/** The case generator for each kind. */
export const makers: Readonly<Record<string, (chance: Chance) => Case>> = {
  number: numberCase,
  quantity: quantityCase,
  'printed unit': printedUnitCase,
  fraction: fractionCase,
  'decimal comma': commaCase,
  table: tableCase,
  expression: expressionCase,
  equation: equationCase,
  inequality: inequalityCase,
  rounded: roundingCase,
  'two units': compoundCase,
  'form of a line': expressionFormCase,
  coordinates: coordinatesCase,
  ratio: ratioCase,
  scientific: scientificCase,
  numbers: numbersCase,
  'rounded part': roundedFractionCase,
  clock: clockCase,
  'times π': piCase,
  'place in a row': placedNumberCase,
  'needless unit': unneededUnitCase,
}
