import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { type Fraction, plainMixed } from '../../fractions/fraction.ts'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Recipes with three ingredients, all measured in cups. */
const recipes = [
  'pancakes',
  'granola',
  'salsa',
  'punch',
  'dough',
  'cornbread',
  'rice',
  'smoothie',
  'mix',
] as const
export type RecipeId = (typeof recipes)[number]
export const someRecipe = (random: Random): RecipeId => random.pick(recipes)

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
