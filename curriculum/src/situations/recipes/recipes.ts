import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { type Fraction, plainMixed, sizeOf } from '../../fractions/fraction.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

type Cups = readonly [low: number, high: number]
/** Recipes with three ingredients, all measured in cups, with the possible amounts for one batch. */
const recipes = {
  pancakes: [
    [1.25, 2.5],
    [0.75, 1.75],
    [0.5, 1.5],
  ],
  granola: [
    [2.25, 3.75],
    [0.5, 1.5],
    [0.5, 1.25],
  ],
  salsa: [
    [1.5, 3.5],
    [0.5, 1.5],
    [0.25, 0.75],
  ],
  punch: [
    [1.5, 3.75],
    [1.25, 2.75],
    [1.25, 3.75],
  ],
  dough: [
    [1.5, 3.5],
    [0.5, 0.75],
    [0.6, 1.5],
  ],
  cornbread: [
    [0.75, 1.75],
    [0.75, 1.5],
    [0.75, 1.5],
  ],
  rice: [
    [2.25, 3.75],
    [0.3, 1.25],
    [0.3, 1.25],
  ],
  smoothie: [
    [0.5, 1.5],
    [0.75, 1.75],
    [0.5, 1.5],
  ],
  mix: [
    [0.75, 2.25],
    [0.5, 1.5],
    [1.5, 3.5],
  ],
} as const satisfies Record<string, readonly Cups[]>
export type RecipeId = keyof typeof recipes
export const someRecipe = (random: Random): RecipeId => random.pick(keysOf(recipes))

/** Fractional amounts that standard measuring cups can give. */
const measured: Fraction[] = [2, 3, 4].flatMap((parts) =>
  Array.from({ length: 4 * parts }, (_unused, at): Fraction => [at + 1, parts]).filter(
    ([count]) => (parts === 4 ? count % 2 : count % parts) !== 0,
  ),
)
/** The amount of each ingredient in one batch. */
export const drawAmounts = (random: Random, recipe: RecipeId): Fraction[] =>
  recipes[recipe].map(([low, high]) =>
    random.pick(measured.filter((each) => sizeOf(each) >= low && sizeOf(each) <= high)),
  )

const rows = ['first', 'second', 'third'] as const
export const ingredient = (recipe: RecipeId, row: number): Text => say(`${recipe}.${rows[row] ?? 'first'}`)

/** One batch of the recipe as a table. */
export const recipeTable = (
  recipe: RecipeId,
  amounts: readonly Fraction[],
): NonNullable<ItemTemplate['figure']> =>
  tableFigure(
    say(`${recipe}.title`),
    [say('ingredient'), say('cups')],
    amounts.map((each, row) => [ingredient(recipe, row), plainMixed(each)]),
  )
