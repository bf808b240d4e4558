import type { Figure } from '@skills-center/contract/figure'
import { interactionOf } from '@skills-center/contract/interaction'
import type { Calculator } from '@skills-center/contract/item'
import type { Language } from '@skills-center/contract/language'
import type { InteractionKind, Response } from '@skills-center/contract/interaction'
import type { CoordinatesKey } from '@skills-center/answers/judge-coordinates'
import type { EquationKey } from '@skills-center/answers/judge-equation'
import type { ExpressionKey } from '@skills-center/answers/judge-expression'
import type { FractionKey } from '@skills-center/answers/judge-fraction'
import type { InequalityKey } from '@skills-center/answers/judge-inequality'
import type { LineMarksKey } from '@skills-center/answers/judge-line-marks'
import type { NumberKey } from '@skills-center/answers/judge-number'
import type { NumbersKey } from '@skills-center/answers/judge-numbers'
import type { OrderKey } from '@skills-center/answers/judge-order'
import type { PlacedKey } from '@skills-center/answers/judge-placed'
import type { PlaneKey } from '@skills-center/answers/judge-plane'
import type { PlotKey } from '@skills-center/answers/judge-plot'
import type { QuantityKey } from '@skills-center/answers/judge-quantity'
import type { RatioKey } from '@skills-center/answers/judge-ratio'
import type { ScientificKey } from '@skills-center/answers/judge-scientific'
import type { SimulationKey } from '@skills-center/answers/judge-simulation'
import type { StepsKey } from '@skills-center/answers/judge-steps'
import type { TableKey } from '@skills-center/answers/judge-table'
import type { TermKey } from '@skills-center/answers/judge-term'
import { z } from 'zod'

/** An interaction as an author writes it: texts are markup (see `markup.ts`). */
export const WrittenInteraction = interactionOf(z.string())
export type WrittenInteraction = z.infer<typeof WrittenInteraction>

/** The right answer by kind of interaction. Values are exact: `'7/8'`, `'-2.5'`. */
interface Keys {
  choice: { option: string }
  choices: { options: string[] }
  'inline-choice': PlacedKey
  number: NumberKey
  quantity: QuantityKey
  /** `shownAs` sets how the right answer is written where more than one form is accepted. */
  fraction: FractionKey & { shownAs?: 'mixed' }
  /** Here and below `shownAs` is TeX, for values that need different notation. */
  expression: ExpressionKey & { shownAs?: string }
  equation: EquationKey & { shownAs?: string }
  inequality: InequalityKey & { shownAs?: string }
  coordinates: CoordinatesKey & { shownAs?: string }
  ratio: RatioKey
  scientific: ScientificKey
  numbers: NumbersKey
  term: TermKey
  order: OrderKey
  match: PlacedKey
  sort: PlacedKey
  label: PlacedKey
  'hot-spot': { options: string[] }
  'number-line': LineMarksKey
  'coordinate-plane': PlaneKey
  table: TableKey
  plot: PlotKey
  simulation: SimulationKey
  steps: StepsKey
}

/** The right answer, of the same kind as the interaction. */
export type Key = { [Kind in InteractionKind]: { kind: Kind } & Keys[Kind] }[InteractionKind]
export type KeyOf<Kind extends InteractionKind> = { kind: Kind } & Keys[Kind]

/** A wrong answer that a known misconception leads to. */
export interface WrongAnswer {
  /** Id of one of the skill's misconceptions; null where no single misconception leads to this answer. */
  misconception: string | null
  /** The key that this misconception would produce. */
  key: Key
  /** Explains the mistake kindly, and what to look at next. */
  feedback: string
}

/** The part of an item that students see, as written. */
export interface Shown {
  /** Language of its words; English by default. */
  language?: Language
  stem: string
  figure?: Figure
  interaction: WrittenInteraction
  /** Set by its model. */
  calculator?: Calculator
}

/** One question with everything known about it. Texts are markup. */
export interface Item extends Shown {
  key: Key
  /** The right answer as shown; derived from the key by default. */
  answer?: string
  wrongAnswers: WrongAnswer[]
  /** The first hints point at what to look at, the last one shows the next step; none gives the answer. */
  hints: string[]
  /** Worked steps, with this item's numbers. */
  solution: string[]
}

export type { Figure, Response }
