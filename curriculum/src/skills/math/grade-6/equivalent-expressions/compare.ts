import { byLevel, mathIn } from '#form'
import { formatFraction } from '@skills-center/answers/rational'
import { drawWorked, type Worked } from '#expressions/draws.ts'
import { readLinear } from '#math/linear-expression.ts'
import { drawProductForms, drawTwoLetters } from '#shapes/equivalents/draws.ts'
import { matchEquivalents, sortEquivalents } from '#shapes/equivalents/equivalents.ts'
import { wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { type Simplified, simplifying } from '#solutions/simplify/simplify.ts'
import { say } from './messages.gen.ts'

/** Pairs of short expressions (level 1), forms of a product (level 2), like terms of two letters (level 3). */
export const sameValue = byLevel(
  { 1: matchEquivalents, 2: sortEquivalents(drawProductForms), 3: sortEquivalents(drawTwoLetters) },
  ({ interaction, stem }) => (interaction.kind === 'match' ? 1 : /\(/.test(mathIn(stem)[0] ?? '') ? 2 : 3),
)

/** What an expression of one letter comes to. */
const meaning = (source: string): string => {
  const { slope, constant } = readLinear(source)
  return `${formatFraction(slope)} ${formatFraction(constant)}`
}

/** A sum (level 1), a minus sign and a letter alone (level 2), two pairs of parentheses and a common factor (level 3). */
export const findMistake = wrongLine<Worked, Simplified>({
  seconds: 60,
  standards: ['6.EE.A.3', '6.EE.A.4'],
  task: ({ parts, end }) => `${end} ${parts.length} ${parts.some(({ constant }) => constant < 0)}`,
  steps: 3,
  draw: drawWorked,
  work: ({ letter, parts, end }) => simplifying(letter, parts, end),
  fits: ({ end }, lines) => end === 'sum' || (lines.at(-1)?.parts[0]?.times ?? 1) > 1,
  context: (who) => say('mistake.rewrites', { who }),
  check: say('mistake.check'),
  truth: () => say('mistake.truth'),
  means: meaning,
})
