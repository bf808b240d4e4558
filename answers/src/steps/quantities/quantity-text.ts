import { parseUnit } from '../../parse-unit.ts'
import { withoutUnitsInside } from '../../unit-words.ts'

/** `12 inches in a foot` */
const contained =
  /^(?:there are )?([\d.,]+ ?(\p{L}+)) (?:(?:in|per|en) (?:an?|one|1|each|una?|cada)|per|por) (\p{L}+)$/iu

/** Whether two units measure the same, as inches and feet do, but not miles and hours. */
const areAlike = (one: string, other: string): boolean =>
  parseUnit(one).some(({ dimensions }) =>
    parseUnit(other).some((its) => JSON.stringify(its.dimensions) === JSON.stringify(dimensions)),
  )

/**
 * Ways to write amounts that the reader of expressions does not know: `.5 m`, `20 cm3`, `m/s squared`, `3 cm x 2`, `36"`,
 * `12 inches in a foot`.
 */
export const withPlainAmounts = (text: string): string =>
  text
    .replace(contained, (whole, amount: string, part: string, unit: string) =>
      areAlike(part, unit) ? `${amount} = 1 ${unit}` : whole,
    )
    .replaceAll(/(?<=\d) ?"/gu, ' in')
    .replaceAll(/(?<![\d.])\.(?=\d)/gu, '0.')
    .replaceAll(/(?<=(?:[\d)]|[/*]) ?)(mm|cm|dm|m|km|in|ft|yd|s)([23])(?![\d.,\p{L}])/gu, '$1^$2')
    .replaceAll(/(?<=\p{L}) (?=\^[23])/gu, '')
    .replaceAll(/ x (?=[\d(])/giu, ' * ')

const half = /(?<![\d./])(?:1\/2|0?\.5)(?![\d./])/gu

/** `speed`, `F/m`, `1/2 mv^2`: names and letters, and no amounts. */
function isFormulaSide(side: string): boolean {
  if (!/\p{L}/u.test(side) || /\d/u.test(side.replaceAll(/\^[23]/gu, '').replaceAll(half, ''))) return false
  return side.search(half) < 0 || /v ?\^2/iu.test(side) || withoutUnitsInside(side) === side
}

/** `390 = 13 * 10 * h`, `x/65 = 1/10`: a letter that is neither a unit nor a name in front. */
const unknown = /(?:^|[=*(]) ?\p{L} ?(?=[=*/)]|$)/u

/** Whether a line states a formula or an equation for what is asked, so that it has no amount of its own. */
export function isFormulaLine(text: string): boolean {
  const sides = text.split('=')
  return sides.length > 1 && (sides.every(isFormulaSide) || unknown.test(withoutFormulas(text)))
}

/** Leaves out formulas in front: `a = F/m = 24 N/12 kg` is `24 N/12 kg`. */
export function withoutFormulas(text: string): string {
  const sides = text.split('=')
  const from = sides.findIndex((side) => !isFormulaSide(side))
  return from < 1 ? text : sides.slice(from).join('=').trim()
}
