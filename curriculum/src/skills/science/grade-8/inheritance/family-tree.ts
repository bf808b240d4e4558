import { builtOf, defineModel, type ItemTemplate, type Level, orderOf } from '#form'
import { drawPair, pairOf, petIds, type TraitId } from '#worlds/crosses/crosses.ts'
import { type Dominance, dominanceOf, drawMembers, type Member, passOn } from '#worlds/crosses/families.ts'
import { kindsIn, sortAlleles } from '#worlds/crosses/sort-alleles.ts'
import { law, many, treeFigure, weak } from '#worlds/crosses/words.ts'
import { say } from './messages.gen.ts'

const unknownTraits = ['catEars', 'mouseCoat', 'rabbitCoat', 'dogTail', 'mouseSpots', 'horseMane'] as const
const verdicts: readonly Dominance[] = ['dominant', 'recessive', 'open']

interface Values {
  level: Level
  trait: TraitId
  unknown: (typeof unknownTraits)[number]
  members: Member[]
  /** Who has the trait of the filled symbols. */
  shaded: boolean[]
  /** Members to sort, by their places. */
  asked: number[]
  orders: number[][]
  verdict: Dominance
}

/** Alleles of a family (level 1), of three generations (level 2), whether an unknown trait is dominant (level 3). */
export const familyTree = defineModel<Values, Dominance>({
  id: 'family-tree',
  thinking: 'classify',
  seconds: 75,
  standards: ['MS-LS3-2'],
  aim: (random) => random.pick(verdicts),
  draw(random, level, verdict) {
    const members = drawMembers(random, level === 1 ? 'parents' : 'grandparents')
    const isTurned = level === 3 && verdict === 'dominant'
    return {
      level,
      trait: random.pick(petIds),
      unknown: random.pick(unknownTraits),
      members,
      shaded: passOn(random, members, () => drawPair(random)).map((pair) => (pair === 0) !== isTurned),
      asked: orderOf(random, members.length).slice(0, 5),
      orders: [orderOf(random, 3), orderOf(random, 3)],
      verdict,
    }
  },
  fits({ level, members, shaded, asked, verdict }) {
    if (level === 3) return new Set(shaded).size === 2 && dominanceOf(members, shaded) === verdict
    const found = kindsIn(members, shaded)
    return new Set(asked.map((at) => found[at])).size === 3
  },
  item: (values) => (values.level === 3 ? whichKind(values) : whoHasWhat(values)),
  task: ({ level, trait, unknown, verdict }) =>
    level === 3 ? `3 ${unknown} ${verdict}` : `${level} ${trait}`,
})

function whoHasWhat({ trait, members, shaded, asked }: Values): ItemTemplate {
  const none = pairOf(trait, 0)
  return {
    stem: [law(trait), say('tree.shown', { many: many(trait), weak: weak(trait) }), say('tree.ask')],
    figure: treeFigure(members, shaded, weak(trait)),
    ...sortAlleles(trait, members, shaded, asked),
    hints: [say('tree.hint-filled', { none }), say('tree.hint-family', { none })],
  }
}

function whichKind({ unknown, members, shaded, orders, verdict }: Values): ItemTemplate {
  const trait = say(`unknown.${unknown}`)
  const inOrder = [verdict, ...verdicts.filter((each) => each !== verdict)]
  const told = (each: Dominance) => ({
    misconception:
      each === 'open'
        ? 'evidence.overcautious'
        : verdict === 'open'
          ? 'heredity.beyond-the-tree'
          : 'heredity.dominant-is-common',
    feedback: say(`kind.not.${each}`),
  })
  const [kinds = [], reasons = []] = orders
  return {
    stem: [say('kind.shown', { many: say(`animals.${unknown}`), trait }), say('kind.ask')],
    figure: treeFigure(members, shaded, trait),
    ...builtOf([
      {
        id: 'kind',
        label: say('kind.label'),
        order: kinds,
        parts: inOrder.map((each) => ({ text: say(`kind.is.${each}`), ...told(each) })),
      },
      {
        id: 'why',
        label: say('kind.why'),
        order: reasons,
        parts: inOrder.map((each) => ({ text: say(`kind.shows.${each}`), ...told(each) })),
      },
    ]),
    hints: [say('kind.hint-two'), say('kind.hint-hidden')],
    solution: [say('kind.so-hidden'), say(`kind.so-${verdict}`)],
  }
}
