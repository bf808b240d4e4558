import { childrenOf, findAll, textOf, type XmlElement } from './xml.ts'

/** A number that is right if it lies between two bounds. */
interface Range {
  /** The midpoint, for an item that gives no number. */
  readonly middle: string
  /** The distances from a number to the lower and to the upper bound, separated by a space. */
  readonly tolerance: (right: string) => string
}

/** How a QTI 1.2 item is scored. */
export interface Scoring {
  /** Every right answer to a response. */
  readonly right: (response: string) => string[]
  readonly range: (response: string) => Range | null
  /** The feedback id for each answer. */
  readonly feedback: readonly { readonly answer: string; readonly link: string }[]
}

/** A difference of decimals without floating-point noise. */
const minus = (a: number, b: number): string => String(Number((a - b).toPrecision(12)))

/** The values that a condition requires, without those that it excludes. */
function* asked(node: XmlElement, names: ReadonlySet<string>): Generator<XmlElement> {
  for (const child of node.children) {
    if (typeof child === 'string' || child.name === 'not') continue
    if (names.has(child.name)) yield child
    yield* asked(child, names)
  }
}

const valueOf = (element: XmlElement): string => textOf(element).trim()
const isAbout = (response: string) => (element: XmlElement) => element.attributes['respident'] === response

const equal = new Set(['varequal'])
const min = new Set(['vargte', 'vargt'])
const max = new Set(['varlte', 'varlt'])

const score = (condition: XmlElement): number =>
  Math.max(0, ...childrenOf(condition, 'setvar').map((each) => Number(valueOf(each)) || 0))

/** Reads the conditions that give points. */
export function scoringOf(item: XmlElement): Scoring {
  const conditions = [...findAll(item, 'respcondition')]
  const paying = conditions.filter((condition) => score(condition) > 0)
  const values = (names: ReadonlySet<string>, response: string) =>
    paying.flatMap((condition) => [...asked(condition, names)]).filter(isAbout(response))
  return {
    right: (response) => [...new Set(values(equal, response).map(valueOf))],
    range(response) {
      const [low] = values(min, response).map((each) => Number(valueOf(each)))
      const [high] = values(max, response).map((each) => Number(valueOf(each)))
      if (low === undefined || high === undefined || !(low < high)) return null
      return {
        middle: minus((low + high) / 2, 0),
        tolerance: (right) => `${minus(Number(right), low)} ${minus(high, Number(right))}`,
      }
    },
    feedback: conditions.flatMap((condition) => {
      const [answer, ...more] = [...asked(condition, equal)]
      const [link] = childrenOf(condition, 'displayfeedback')
      if (answer === undefined || link === undefined || more.length > 0) return []
      return [{ answer: valueOf(answer), link: link.attributes['linkrefid'] ?? '' }]
    }),
  }
}
