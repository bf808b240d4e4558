import { all, defineModel, type Level, numberOf, slip, solved, type Text } from '#form'
import { atomsIn, formulas, isElement, reactions, type Term } from '#worlds/reactions/reactions.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Place of the formula or of the reaction. */
  place: number
  symbol: string
  times: number
}

const nameOf = (symbol: string) => say(`element.${isElement(symbol) ? symbol : 'H'}`)
const written = (side: readonly Term[], times: number): string =>
  side.map(({ count, of }) => `${count * times === 1 ? '' : count * times}${of.formula}`).join(' + ')

const elementWords = {
  H: /hydrogen|hidrógeno/,
  O: /oxygen|oxígeno/,
  N: /nitrogen|nitrógeno/,
  C: /carbon/,
  Cl: /chlorine|cloro/,
  S: /sulfur|azufre/,
  Fe: /iron|hierro/,
  Ca: /calcium|calcio/,
  Al: /alumin/,
  Mg: /magnes/,
} as const
const plainDigits = (text: string): string =>
  text.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))

/** Atoms of an element in `Ca(OH)2`. */
function atomsOf(formula: string, symbol: string): number {
  const inner = /\(([^)]+)\)(\d*)/.exec(formula)
  if (inner !== null) {
    const [whole, group = '', times] = inner
    return atomsOf(formula.replace(whole, ''), symbol) + Number(times || 1) * atomsOf(group, symbol)
  }
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (sum, [, element, count]) => sum + (element === symbol ? Number(count || 1) : 0),
    0,
  )
}

/** Atoms of one kind in some molecules (1), in a formula with parentheses (2), or after a reaction (3). */
export const countAtoms = defineModel<Values>({
  id: 'count-atoms',
  thinking: 'compute',
  seconds: 40,
  standards: ['MS-PS1-5'],
  draw(random, level) {
    const times = random.integer(2, level === 3 ? 4 : 6)
    if (level === 3) {
      const place = random.integer(0, reactions.length - 1)
      const symbols = new Set(reactions[place]?.before.flatMap(({ of }) => of.bonded))
      return { level, place, symbol: random.pick([...symbols]), times }
    }
    const place = random.pick(
      [...formulas.keys()].filter((at) => (formulas[at]?.inner === undefined) === (level === 1)),
    )
    return { level, place, symbol: random.pick(Object.keys(formulas[place]?.atoms ?? {})), times }
  },
  item: (values) => (values.level === 3 ? afterReaction(values) : inFormula(values)),
  solve({ stem, interaction }) {
    const label = interaction.kind === 'number' ? interaction.label : ''
    const [symbol = ''] = Object.entries(elementWords).find(([, words]) => words.test(label)) ?? []
    // What is before the reaction is in the products, too.
    const before = plainDigits(stem).split(/ reacts| reaccionan?/)[0] ?? ''
    const terms = before.split(/[ ,.?]+/).map((word) => /^(\d*)((?:[A-Z][a-z]?|[()\d])+)$/.exec(word) ?? [])
    return solved.number(
      terms.reduce((sum, [, times, formula = '']) => sum + Number(times || 1) * atomsOf(formula, symbol), 0),
    )
  },
  task: ({ level, place, symbol }) => `${level}/${place}/${symbol}`,
})

const atomsOfOne = (element: Text, value: number, slips: readonly ReturnType<typeof slip>[]) =>
  numberOf({ label: say('count.label', { element }), after: say('count.atoms'), value, slips })

function inFormula({ place, symbol, times }: Values) {
  const { formula = '', atoms = {}, inner } = formulas[place] ?? {}
  const each = atoms[symbol] ?? 0
  const every = Object.values(atoms).reduce((sum, count) => sum + count, 0)
  const element = nameOf(symbol)
  return {
    stem: [say('count.ask', { element, formula: `${times}${formula}` })],
    ...atomsOfOne(element, each * times, [
      ...(inner === undefined
        ? []
        : [slip((inner[symbol] ?? 0) * times, 'reaction.subscript', say('count.inside', { formula }))]),
      slip(each, 'reaction.coefficient', say('count.front', { times })),
      slip(times, 'reaction.subscript', say('count.small', { formula })),
      slip(every * times, 'reaction.every-atom', say('count.kinds', { element })),
      slip(each + times, 'reaction.adds-counts', say('count.adds')),
    ]),
    hints: [say('count.hint-one', { element, formula }), say('count.hint-times', { times })],
    solution: [
      say('count.so-one', { each, element, formula }),
      say('count.so-times', { times, each, all: times * each }),
    ],
  }
}

function afterReaction({ place, symbol, times }: Values) {
  const { before = [], after = [] } = reactions[place] ?? {}
  const count = times * atomsIn(before, symbol)
  const first = times * atomsIn(before.slice(0, 1), symbol)
  const element = nameOf(symbol)
  const molecules = times * before.reduce((sum, { count: each }) => sum + each, 0)
  const withoutNumbers = before.reduce((sum, { of }) => sum + atomsIn([{ count: 1, of }], symbol), 0)
  const coefficient = times * (before.find(({ of }) => of.bonded.includes(symbol))?.count ?? 1)
  return {
    stem: [
      say('count.reaction', {
        before: written(before, times),
        products: all(after.map(({ of }) => of.formula)),
      }),
      say('count.ask-after', { element }),
    ],
    ...atomsOfOne(element, count, [
      ...(first > 0 ? [slip(first, 'reaction.one-term', say('count.term'))] : []),
      slip(molecules, 'reaction.molecules-conserved', say('count.molecules')),
      slip(withoutNumbers, 'reaction.coefficient', say('count.front', { times: coefficient })),
      slip(0, 'reaction.mass-vanishes', say('count.none')),
    ]),
    hints: [say('count.hint-same'), say('count.hint-before', { element })],
    solution: [say('count.so-before', { count, element }), say('count.so-same', { count })],
  }
}
