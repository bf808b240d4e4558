import { advise } from './advice/advice.ts'
import { echoOf } from './algebra/echo.ts'
import { isEquivalent } from './algebra/normal-form.ts'
import { prepare } from './algebra/prepare.ts'
import { readValue, type ReadExpression } from './algebra/read-expression.ts'
import { echoing, judging, readingKey, Refused } from './algebra/refused.ts'
import { splitsOf, withoutFence } from './algebra/split-list.ts'
import { inDigits } from './number-words.ts'
import { withoutUnits } from './unit-words.ts'
import { correct, incorrect, type Echo, type Judgement } from './verdict.ts'

export interface CoordinatesKey {
  /** '(2,-3)', '(1/2, 3\\sqrt{2})': two numbers. */
  value: string
}

/**
 * Reads `(2, -3)`, also without parentheses, with a point's name before it, or as `x = 2, y = -3`.
 * @throws RangeError when the key cannot be read; never because of `text`
 */
export function judgeCoordinates(text: string, key: CoordinatesKey): Judgement {
  const wanted = readingKey(key.value, () => readPoint(key.value))
  return judging(() => {
    const point = readPoint(text)
    const echo = echoOfPoint(point)
    const isSame = point.every(({ form }, index) => {
      const other = wanted[index]
      return other !== undefined && isEquivalent(form, other.form)
    })
    return isSame ? correct(echo) : incorrect(echo)
  })
}

type Point = readonly [ReadExpression, ReadExpression]

const echoOfPoint = (point: Point) => `(${point.map(({ expression }) => echoOf(expression)).join(', ')})`

const namedPoint =
  /^(?:\(x, ?y\) ?= ?)?(?:the )?(?:point |vertex |solution )?(?:is )?(?:\p{Lu}'? ?=? ?)?(?=\()/iu
const byName = /^([xy])(?: ?[=:]| is )(.*?)[\s,;]+(?:and )?([xy])(?: ?[=:]| is )(.*)$/i

function readPoint(typed: string): Point {
  const { text } = inDigits(prepare(typed))
  const inside = withoutFence(text.replace(namedPoint, ''))
  if (inside === null) throw new Refused(advise('point-parenthesis'))
  const [, first, a = '', second, b = ''] = byName.exec(inside) ?? []
  if (first !== undefined && second !== undefined && first.toLowerCase() !== second.toLowerCase()) {
    const [x, y] = first.toLowerCase() === 'x' ? [a, b] : [b, a]
    return [readPart(x), readPart(y)]
  }
  const texts = [...splitsOf(inside, /;|\sand\s/i), inside.split(/ (?=-?[\d.√π])/)]
  const [x, y] = texts.find((parts) => parts.length === 2) ?? []
  if (x === undefined || y === undefined) {
    throw new Refused(advise('no-point'))
  }
  return [readPart(x), readPart(y)]
}

/** A coordinate such as `2 weeks` is read as 2. */
const readPart = (text: string) => readValue(withoutUnits(text, new Set()))

/** How the text is read, for a live echo. Never throws. */
export const readsAsCoordinates = (text: string): Echo => echoing(() => echoOfPoint(readPoint(text)))
