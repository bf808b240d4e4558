import { built, defineModel, type ItemTemplate, type Level, numberOf } from '#form'
import { fraction } from '#build-item.ts'
import {
  type Asked,
  hitsOf,
  toldParents,
  wantedTrait,
  whatCounts,
  whoCounts,
  wrongBoxes,
} from '#worlds/crosses/asked-boxes.ts'
import { drawPair, type Pair, pairOf, traitIds } from '#worlds/crosses/crosses.ts'
import { fillSquare } from '#worlds/crosses/fill-square.ts'
import { edgesOf, law, listBoxes, many, squareFigure, strong } from '#worlds/crosses/words.ts'
import { say } from './messages.gen.ts'

interface Values extends Asked {
  level: Level
  turns: boolean[]
  relatives: ('mother' | 'father')[]
}

/** Fill the boxes (level 1), a fraction from the edges (level 2), the parents’ alleles from their families (level 3). */
export const punnettSquare = defineModel<Values>({
  id: 'punnett-square',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-LS3-2'],
  draw: (random, level) => ({
    level,
    trait: random.pick(traitIds),
    parents: [drawPair(random), drawPair(random)],
    turns: [random.chance(0.5), random.chance(0.5)],
    wanted: level === 2 && random.chance(0.3) ? 'mixed' : random.pick(['dominant', 'recessive'] as const),
    relatives: [random.pick(['mother', 'father'] as const), random.pick(['mother', 'father'] as const)],
  }),
  fits: (values) =>
    (values.parents[0] !== values.parents[1] || values.parents[0] === 1) &&
    (values.level !== 2 || (hitsOf(values) > 0 && hitsOf(values) < 4)),
  item: (values) => ({ 1: fillBoxes, 2: fractionOf, 3: fromFamilies })[values.level](values),
  task: ({ level, parents, wanted }) =>
    `${level} ${parents.toSorted().join('')} ${level === 1 ? '' : wanted}`,
})

function fillBoxes(values: Values): ItemTemplate {
  const { trait, parents, turns } = values
  const edges = edgesOf(values, turns)
  const [over = '', beside = ''] = [edges.top[0], edges.side[0]]
  return {
    stem: [law(trait), say('square.shown', { many: many(trait) }), say('square.ask-fill')],
    ...fillSquare(trait, edges),
    hints: [say('square.hint-edges'), say('square.hint-first', { over, beside })],
    solution: [say('square.so-each'), say('square.so-boxes', { boxes: listBoxes(trait, parents) })],
  }
}

function fractionOf(values: Values): ItemTemplate {
  const { trait, parents, wanted, turns } = values
  const hits = hitsOf(values)
  return {
    stem: [
      law(trait),
      say('square.shown', { many: many(trait) }),
      wanted === 'mixed'
        ? say('square.ask-pair', { pair: pairOf(trait, 1) })
        : say('square.ask-fraction', { trait: wantedTrait(values) }),
    ],
    figure: squareFigure(edgesOf(values, turns), false),
    ...built((word) =>
      fraction({ label: word(say('square.fraction')) }, { value: `${hits}/4` }, [
        ...wrongBoxes(values).map(({ boxes, misconception, feedback }) => ({
          value: `${boxes}/4`,
          misconception,
          feedback: word(feedback),
        })),
        {
          value: `${hits}/${4 - hits}`,
          misconception: 'heredity.ratio-as-fraction',
          feedback: word(say('square.ratio', { hits, rest: 4 - hits })),
        },
      ]),
    ),
    hints: [say('square.hint-fill'), whatCounts(values)],
    solution: [
      say('square.so-boxes', { boxes: listBoxes(trait, parents) }),
      whoCounts(values),
      say('square.so-part', { hits, of: 4 }),
    ],
  }
}

function fromFamilies(values: Values): ItemTemplate {
  const { trait, parents, relatives } = values
  const percent = 25 * hitsOf(values)
  const { told, why } = toldParents(values, relatives)
  /** Takes every parent with the dominant trait for the same pair. */
  const alike = (pair: Pair) => ({
    value: 25 * hitsOf({ ...values, parents: [parents[0] && pair, parents[1] && pair] }),
    misconception: 'heredity.look-is-alleles',
    feedback: say('family.all-alike', { pair: pairOf(trait, pair), strong: strong(trait) }),
  })
  const slips = wrongBoxes(values).map(({ boxes, ...slip }) => ({ value: 25 * boxes, ...slip }))
  return {
    stem: [law(trait), ...told, say('family.ask', { trait: wantedTrait(values) })],
    ...numberOf({
      label: say('family.percent'),
      after: '%',
      value: percent,
      slips: [alike(2), alike(1), ...slips],
    }),
    hints: [say('family.hint-parents'), say('family.hint-square')],
    solution: [
      ...why,
      say('square.so-boxes', { boxes: listBoxes(trait, parents) }),
      say('family.so-percent', { hits: percent / 25, percent }),
    ],
  }
}
