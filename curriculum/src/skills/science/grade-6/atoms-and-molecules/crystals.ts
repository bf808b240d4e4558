import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { type Crystal, crystalIds, crystals } from '#worlds/molecules/molecules.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  crystal: Crystal
  /** How often the pattern repeats in a tiny piece. */
  repeats: number
  /** Which of its elements is asked for. */
  asked: 0 | 1
}

/** Atoms of the other element (1), of one element out of all atoms (2), and from counts to the formula (3). */
export const countCrystal = defineModel<Values>({
  id: 'count-crystal',
  thinking: 'compute',
  seconds: 55,
  standards: ['MS-PS1-1'],
  draw: (random, level) => ({
    level,
    crystal: random.pick(crystalIds),
    repeats: random.integer(6, 40),
    asked: random.pick([0, 1] as const),
  }),
  item: (values) => ({ 1: other, 2: part, 3: formula })[values.level](values),
  task: ({ level, crystal, asked }) => `${level}/${crystal}/${asked}`,
})

const namesOf = (crystal: Crystal) => [say(`crystal.${crystal}.one`), say(`crystal.${crystal}.two`)] as const

function termsOf({ crystal, repeats, asked }: Values) {
  const [one, two] = crystals[crystal].counts
  const counts = [one * repeats, two * repeats] as const
  const names = namesOf(crystal)
  const subscripts = [one, two] as const
  return {
    material: say(`crystal.${crystal}.name`),
    formula: crystals[crystal].formula,
    element: names[asked],
    known: names[1 - asked] ?? names[0],
    value: counts[asked],
    given: counts[1 - asked] ?? 0,
    each: subscripts[asked],
    eachKnown: subscripts[1 - asked] ?? 1,
    total: counts[0] + counts[1],
    group: one + two,
    repeats,
  }
}

/** How many atoms of an element there are; half an atom is no answer. */
const countOf = (its: ReturnType<typeof termsOf>, slips: readonly ReturnType<typeof slip>[]) =>
  numberOf({
    label: say('crystal.label', its),
    after: say('crystal.atoms'),
    value: its.value,
    slips: slips.filter(({ value }) => Number.isInteger(value)),
  })

function other(values: Values): ItemTemplate {
  const its = termsOf(values)
  return {
    stem: [say('crystal.scene', its), say('crystal.ask-other', its)],
    ...countOf(its, [
      slip(its.given, 'reaction.subscript', say('crystal.same', its)),
      slip(its.each, 'data.stops-early', say('crystal.only-pattern')),
      slip((its.given * its.eachKnown) / its.each, 'ratio.turned', say('crystal.turned', its)),
      slip(its.given + its.each - its.eachKnown, 'ratio.additive', say('crystal.adds')),
    ]),
    hints: [say('crystal.hint', its), say('crystal.hint-repeats', its)],
    solution: [say('crystal.so-repeats', its), say('crystal.so-value', its)],
  }
}

function part(values: Values): ItemTemplate {
  const its = termsOf(values)
  return {
    stem: [say('crystal.scene', its), say('crystal.ask-part', its)],
    ...countOf(its, [
      slip(its.total / 2, 'reaction.subscript', say('crystal.half', its)),
      slip(its.total - its.value, 'reading.wrong-series', say('crystal.other-element', its)),
      ...(its.each > 1 ? [slip(its.total * its.each, 'ratio.part-whole', say('crystal.more-than-all'))] : []),
      slip(its.total / its.each, 'ratio.part-whole', say('crystal.divides')),
    ]),
    hints: [say('crystal.hint-group', its), say('crystal.hint-groups', its)],
    solution: [say('crystal.so-group', its), say('crystal.so-value', its)],
  }
}

function formula(values: Values): ItemTemplate {
  const its = termsOf(values)
  return {
    stem: [say('crystal.scene-unknown', its), say('crystal.ask-formula', its)],
    ...numberOf({
      label: say('crystal.label-subscript', its),
      value: its.each,
      slips: [
        slip(its.value, 'data.stops-early', say('crystal.whole-piece')),
        slip(its.eachKnown, 'atoms.subscript-wrong-atom', say('crystal.wrong-element', its)),
        slip(Math.abs(its.value - its.given), 'ratio.additive', say('crystal.subtracts')),
      ],
    }),
    hints: [say('crystal.hint-formula'), say('crystal.hint-divide', its)],
    solution: [say('crystal.so-ratio', its), say('crystal.so-subscript', its)],
  }
}
