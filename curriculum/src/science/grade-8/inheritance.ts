import { choice, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { inheritanceQuestions } from './inheritance-questions.ts'

/** `most`: more offspring than that are not to be expected of two parents. */
const species = {
  pea: { many: 'pea plants', one: 'pea plant', isPlant: true, most: 320 },
  tomato: { many: 'tomato plants', one: 'tomato plant', isPlant: true, most: 320 },
  guineaPig: { many: 'guinea pigs', one: 'guinea pig', isPlant: false, most: 90 },
  rabbit: { many: 'rabbits', one: 'rabbit', isPlant: false, most: 150 },
  fly: { many: 'fruit flies', one: 'fruit fly', isPlant: false, most: 320 },
} as const

/**
 * Traits that really follow one gene with a dominant and a recessive allele. Of a plant only what the plant itself
 * shows: the peas in a pod are already its offspring. No letter whose capital is just a larger small one, where
 * another will do.
 */
const traits = [
  { ...species.pea, strong: 'purple flowers', weak: 'white flowers', letter: 'P' },
  { ...species.pea, strong: 'tall stems', weak: 'short stems', letter: 'T' },
  { ...species.pea, strong: 'green pods', weak: 'yellow pods', letter: 'G' },
  { ...species.pea, strong: 'full pods', weak: 'pinched pods', letter: 'F' },
  { ...species.tomato, strong: 'red fruit', weak: 'yellow fruit', letter: 'R' },
  { ...species.tomato, strong: 'tall vines', weak: 'short vines', letter: 'T' },
  { ...species.guineaPig, strong: 'black fur', weak: 'brown fur', letter: 'B' },
  { ...species.guineaPig, strong: 'a rough coat', weak: 'a smooth coat', letter: 'R' },
  { ...species.guineaPig, strong: 'short hair', weak: 'long hair', letter: 'H' },
  { ...species.rabbit, strong: 'black fur', weak: 'brown fur', letter: 'B' },
  { ...species.rabbit, strong: 'short hair', weak: 'long hair', letter: 'H' },
  { ...species.fly, strong: 'full wings', weak: 'tiny wings', letter: 'F' },
  { ...species.fly, strong: 'red eyes', weak: 'brown eyes', letter: 'R' },
  { ...species.fly, strong: 'a tan body', weak: 'a black body', letter: 'E' },
] as const
type Trait = (typeof traits)[number]

/** A pair of alleles: how many of the two are the dominant one. */
type Pair = 0 | 1 | 2
const pairOf = ({ letter }: Trait, dominants: number): string =>
  letter.repeat(dominants) + letter.toLowerCase().repeat(2 - dominants)
/** The two alleles that a parent can pass on, each once. */
const gametes = (trait: Trait, pair: Pair): [string, string] => {
  const [one = '', other = ''] = pairOf(trait, pair)
  return [one, other]
}
/** Two alleles as a pair is written: the capital letter first. */
const together = (one: string, other: string): string => [one, other].toSorted().join('')
const law = (trait: Trait): string =>
  `In ${trait.many}, the allele ${trait.letter} for ${trait.strong} is dominant over ${trait.letter.toLowerCase()} for ${trait.weak}.`

/** Speech does not tell B from b, so descriptions name the size of each letter. */
const spoken = (letters: string): string =>
  [...letters]
    .map((each) => `${each === each.toUpperCase() ? 'capital' : 'small'} ${each.toUpperCase()}`)
    .join(' ')

function square(top: string[], side: string[], cells: string[][]): Figure {
  const told = (cell = ''): string =>
    cell === '' ? 'empty' : cell === '?' ? 'a question mark' : spoken(cell)
  return {
    kind: 'punnett-square',
    top,
    side,
    cells,
    description: `A Punnett square. One parent’s alleles across the top: ${top.map(spoken).join(' and ')}. The other parent’s alleles down the side: ${side.map(spoken).join(' and ')}. Boxes of the upper row: ${told(cells[0]?.[0])}, ${told(cells[0]?.[1])}. Boxes of the lower row: ${told(cells[1]?.[0])}, ${told(cells[1]?.[1])}.`,
  }
}
const filled = (top: string[], side: string[]): string[][] =>
  side.map((left) => top.map((over) => together(over, left)))
/** How many of the four boxes have 0, 1 and 2 dominant alleles. */
function boxes(one: Pair, other: Pair): [number, number, number] {
  // Each parent passes a dominant allele on in so many of two cases.
  return [(2 - one) * (2 - other), one * (2 - other) + (2 - one) * other, one * other]
}

/** What a question counts among the offspring. */
type Wanted = 'strong' | 'weak' | 'mixed'
const countOf = (wanted: Wanted, [none, one, two]: [number, number, number]): number =>
  ({ strong: one + two, weak: none, mixed: one })[wanted]
const wantedText = (trait: Trait, wanted: Wanted): string =>
  ({
    strong: `have ${trait.strong}`,
    weak: `have ${trait.weak}`,
    mixed: `have the alleles ${pairOf(trait, 1)}`,
  })[wanted]
const pairsThat = (trait: Trait, wanted: Wanted): string =>
  ({ strong: `${pairOf(trait, 2)} or ${pairOf(trait, 1)}`, weak: pairOf(trait, 0), mixed: pairOf(trait, 1) })[
    wanted
  ]

/** Which pairs show the trait, and why. */
const whoShows = (trait: Trait, wanted: 'strong' | 'weak'): string =>
  wanted === 'strong'
    ? `${pairOf(trait, 2)} and ${pairOf(trait, 1)} show ${trait.strong}, since one ${trait.letter} is enough`
    : `Only ${pairOf(trait, 0)} shows ${trait.weak}, since one ${trait.letter} would hide it`

/** Fill a box (level 1), tell a fraction from the edges (level 2), find the parents’ alleles first (level 3). */
const punnett: ComputedModel = {
  id: 'punnett-square',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    if (level === 1) return fillBox(random)
    return level === 2 ? fractionOfBoxes(random) : fromWords(random)
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (figure?.kind === 'punnett-square') {
      const { top, side, cells } = figure
      if (interaction.kind === 'choice') {
        const row = cells.findIndex((each) => each.includes('?'))
        const letters = [top[cells[row]?.indexOf('?') ?? 0] ?? '', side[row] ?? '']
        const [upper, lower] = [
          letters.filter((each) => each === each.toUpperCase()),
          letters.filter((each) => each !== each.toUpperCase()),
        ]
        return pick(shown, [...upper, ...lower].join(''))
      }
      const all = side.flatMap((left) => top.map((over) => over + left))
      return { kind: 'fraction', text: `${all.filter((pair) => fits(pair, stem)).length}/${all.length}` }
    }
    const [, first = '', second = ''] = /One parent (.*?)\. The other parent (.*?)\. /.exec(stem) ?? []
    // Alleles from what is told: the recessive look, a recessive parent, or pure lines.
    const weak = /over \w for (.*?)\./.exec(stem)?.[1] ?? ''
    const alleles = (told: string): string =>
      told.startsWith(`has ${weak}`) ? 'aa' : told.includes(`had ${weak}`) ? 'Aa' : 'AA'
    const all = [...alleles(first)].flatMap((one) => [...alleles(second)].map((other) => one + other))
    const isWeak = stem.includes(`expected to have ${weak}`)
    return {
      kind: 'number',
      text: String((all.filter((pair) => (pair === 'aa') === isWeak).length / all.length) * 100),
    }
  },
}

function pick(shown: Shown, text: string) {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  return {
    kind: 'choice' as const,
    option: shown.interaction.options.find((each) => each.text === text)?.id ?? '',
  }
}

/** Whether a pair is what the question asks for, as read from its words. */
function fits(pair: string, stem: string): boolean {
  const [, strong = '', weak = ''] = /for (.*?) is dominant over \w for (.*?)\./.exec(stem) ?? []
  const question = stem.slice(stem.lastIndexOf('.', stem.length - 2))
  const capitals = [...pair].filter((each) => each === each.toUpperCase()).length
  if (question.includes('alleles')) return capitals === 1
  return question.includes(strong) ? capitals > 0 : question.includes(weak) && capitals === 0
}

const threeToOne = (trait: Trait): string =>
  `Three to one comes from two parents that are both ${pairOf(trait, 1)}. Which alleles do these two parents have?`

const drawPair = (random: Random): Pair => random.pick([0, 1, 1, 1, 2] as const)

function fillBox(random: Random): Item {
  const trait = random.pick(traits)
  const [one, other] = [drawPair(random), drawPair(random)]
  const [top, side] = [random.shuffle(gametes(trait, one)), random.shuffle(gametes(trait, other))]
  const [row, column] = [random.integer(0, 1), random.integer(0, 1)]
  const all = filled(top, side)
  const isBare = random.chance(0.4)
  const cells = all.map((line, at) =>
    line.map((cell, index) => (at === row && index === column ? '?' : isBare ? '' : cell)),
  )
  if (one !== 1 && other !== 1 && one === other) return fillBox(random)
  const [over, left] = [top[column] ?? '', side[row] ?? '']
  const right = together(over, left)
  const wrong: WrongOption[] = [
    {
      text: together(over, over),
      misconception: 'one-parent-only',
      feedback:
        'You took the letter over the column twice. One allele has to come from each parent: what stands beside the row?',
    },
    {
      text: together(left, left),
      misconception: 'one-parent-only',
      feedback:
        'You took the letter beside the row twice. One allele has to come from each parent: what stands over the column?',
    },
    {
      text: together(trait.letter, trait.letter.toLowerCase()),
      misconception: 'expects-mixed',
      feedback:
        'A box need not hold one of each letter. Check which letter stands over this column, and which beside this row.',
    },
    {
      text: `${together(top[0] ?? '', top[1] ?? '')}${together(side[0] ?? '', side[1] ?? '')}`,
      misconception: 'gives-both',
      feedback: 'Those are all alleles of both parents. Each parent passes on only one of its two.',
    },
    {
      text: over,
      misconception: 'gives-one',
      feedback:
        'That is the allele of one parent only. The offspring gets a second one from the other parent.',
    },
  ]
  return {
    stem: `${law(trait)} The square shows a cross of two ${trait.many}. Which alleles belong in the box with the question mark?`,
    figure: square(top, side, cells),
    ...choice(random, { right, wrong }),
    hints: [
      'Each box takes one allele from the top and one from the side.',
      'Find the box with the question mark. Go up to the edge and read the letter, then go left to the edge and read the other one.',
    ],
    solution: [
      `Over the column stands ${over}: that comes from one parent.`,
      `Beside the row stands ${left}: that comes from the other parent.`,
      `Together they are ${right}.`,
    ],
  }
}

/** Crosses and what to count in them, so that a quarter, a half and three quarters all come up often. */
const counted: readonly (readonly [Pair, Pair, Wanted])[] = [
  [1, 1, 'strong'],
  [1, 1, 'strong'],
  [1, 1, 'weak'],
  [1, 1, 'weak'],
  [1, 1, 'mixed'],
  [1, 0, 'strong'],
  [1, 0, 'weak'],
  [1, 0, 'mixed'],
  [2, 1, 'mixed'],
]

function fractionOfBoxes(random: Random): Item {
  const trait = random.pick(traits)
  const [one, other, wanted] = random.pick(counted)
  const counts = boxes(one, other)
  const hits = countOf(wanted, counts)
  const edges = random.shuffle([one, other]).map((pair) => random.shuffle(gametes(trait, pair)))
  const [top = [], side = []] = edges
  const [none, mixed, pure] = counts
  const wrong: WrongValue[] = [
    ...(wanted === 'strong'
      ? [
          {
            value: `${pure}/4`,
            misconception: 'counts-one-kind',
            feedback: `It looks as if you counted only one kind of box. ${pairOf(trait, 2)} and ${pairOf(trait, 1)} both show ${trait.strong}, since one ${trait.letter} is enough.`,
          },
        ]
      : []),
    ...(wanted === 'weak'
      ? [
          {
            value: `${none + mixed}/4`,
            misconception: 'hidden-is-lost',
            feedback: `It looks as if you counted the boxes with ${pairOf(trait, 1)}, too. Which trait shows when both alleles are there?`,
          },
        ]
      : []),
    ...(wanted === 'mixed'
      ? [
          {
            value: `${mixed + pure}/4`,
            misconception: 'phenotype-is-genotype',
            feedback: `You counted all that look alike. But ${pairOf(trait, 2)} is another pair of alleles than ${pairOf(trait, 1)}.`,
          },
          {
            value: '1/4',
            misconception: 'counts-one-kind',
            feedback: `There is more than one box with ${pairOf(trait, 1)}. It does not matter which parent gave the ${trait.letter}.`,
          },
        ]
      : []),
    ...(hits === 2 && wanted !== 'mixed'
      ? [
          {
            value: wanted === 'strong' ? '3/4' : '1/4',
            misconception: 'always-three-to-one',
            feedback: threeToOne(trait),
          },
        ]
      : []),
    {
      value: `${4 - hits}/4`,
      misconception: 'wrong-trait',
      feedback: 'That is the fraction of the other boxes. Read again what is asked.',
    },
    {
      value: `${hits}/${4 - hits}`,
      misconception: 'ratio-as-fraction',
      feedback: `${hits} to ${4 - hits} is the ratio of these boxes to the others. A fraction compares with all 4 boxes.`,
    },
  ]
  return {
    stem: `${law(trait)} The square is for a cross of two ${trait.many}. What fraction of the offspring is expected to ${wantedText(trait, wanted)}?`,
    figure: square(top, side, [
      ['', ''],
      ['', ''],
    ]),
    ...fraction({ label: 'Fraction of the offspring' }, { value: `${hits}/4` }, wrong),
    hints: [
      'Fill in the four boxes on paper: one letter from the top, and one from the side.',
      `Of all four boxes, count those with ${pairsThat(trait, wanted)}.`,
    ],
    solution: [
      `The four boxes are ${listed(filled(top, side).flat())}. All four are equally likely.`,
      wanted === 'mixed'
        ? `The question is about the alleles, so count ${pairOf(trait, 1)} only.`
        : `${whoShows(trait, wanted)}.`,
      `That is ${hits} of the 4 boxes, so ${hits}/4 of the offspring${hits === 2 ? ', which is 1/2' : ''}.`,
    ],
  }
}

/** What is told of a parent, what to make of it, and why that settles its alleles. */
function parent(random: Random, trait: Trait, pair: Pair): { told: string; hint: string; why: string } {
  const [big, small] = [trait.letter, trait.letter.toLowerCase()]
  if (pair === 0) {
    return {
      told: `has ${trait.weak}`,
      hint: `A parent with ${trait.weak} cannot have the allele ${big}.`,
      why: `shows the recessive trait, so it is ${pairOf(trait, 0)}`,
    }
  }
  if (pair === 2) {
    return {
      told: `has ${trait.strong} and comes from a line in which all have had ${trait.strong} for many generations`,
      hint: `A line that never shows ${trait.weak} most likely has no ${small}.`,
      why: `comes from a line without any ${trait.weak}, so it is ${pairOf(trait, 2)}`,
    }
  }
  const relative = trait.isPlant
    ? 'one of its own parents'
    : `its ${random.pick(['mother', 'father'] as const)}`
  return {
    told: `has ${trait.strong}, but ${relative} had ${trait.weak}`,
    hint: `Whoever had a parent with ${trait.weak} got ${small} from that parent.`,
    why: `shows ${trait.strong} but got ${small} from ${relative}, so it is ${pairOf(trait, 1)}`,
  }
}

function fromWords(random: Random): Item {
  const trait = random.pick(traits)
  const [one, other] = [drawPair(random), drawPair(random)]
  const counts = boxes(one, other)
  const wanted = random.pick(['strong', 'weak'] as const)
  const hits = countOf(wanted, counts)
  if (one === other && one !== 1) return fromWords(random)
  const [first, second] = [parent(random, trait, one), parent(random, trait, other)]
  const percent = hits * 25
  const [a, b] = [pairOf(trait, one), pairOf(trait, other)]
  const looksOnly = countOf(wanted, boxes(one === 0 ? 0 : 2, other === 0 ? 0 : 2)) * 25
  const pureOnly = countOf(wanted, boxes(one === 0 ? 0 : 1, other === 0 ? 0 : 1)) * 25
  const ask = random.pick([
    'What percent of the offspring is',
    'Out of many offspring, what percent is',
  ] as const)
  return {
    stem: `${law(trait)} One parent ${first.told}. The other parent ${second.told}. ${ask} expected to have ${wanted === 'strong' ? trait.strong : trait.weak}?`,
    ...number({ label: 'Percent of the offspring', after: '%' }, { value: String(percent), unit: '%' }, [
      {
        value: String(looksOnly),
        misconception: 'phenotype-is-genotype',
        feedback: `It looks as if you took ${trait.strong} for ${pairOf(trait, 2)} each time. One ${trait.letter} is enough to show it, so look at what is told of the family.`,
      },
      {
        value: String(pureOnly),
        misconception: 'phenotype-is-genotype',
        feedback: `It looks as if you took ${trait.strong} for ${pairOf(trait, 1)} each time. What is told of the family of each parent?`,
      },
      {
        value: wanted === 'strong' ? '75' : '25',
        misconception: 'always-three-to-one',
        feedback: threeToOne(trait),
      },
      {
        value: String(100 - percent),
        misconception: 'wrong-trait',
        feedback: 'That is the percent of the other trait. Read again what is asked.',
      },
      ...(wanted === 'strong' && counts[1] > 0 && counts[2] > 0
        ? [
            {
              value: String(counts[2] * 25),
              misconception: 'counts-one-kind',
              feedback: `You counted ${pairOf(trait, 2)} only. What do offspring with ${pairOf(trait, 1)} look like?`,
            },
          ]
        : []),
    ]),
    hints: [
      'Find the two alleles of each parent first. Its looks tell only a part, so use what is told of the family.',
      `${[...new Set([first.hint, second.hint])].join(' ')} With the alleles of both, make a Punnett square.`,
    ],
    solution: [
      `One parent ${first.why}. The other ${second.why}.`,
      `The Punnett square of ${a} and ${b} has ${listBoxes(trait, counts)}.`,
      `${whoShows(trait, wanted)}. That is ${hits} of 4 boxes, or ${percent}%.`,
    ],
  }
}

/** “BB in 1 box, Bb in 2 boxes, and bb in 1 box”, “Bb in all 4 boxes”. */
const listBoxes = (trait: Trait, counts: [number, number, number]): string =>
  listed(
    ([2, 1, 0] as const).flatMap((pair) => {
      const hits = counts[pair]
      const where = hits === 4 ? 'all 4 boxes' : hits === 1 ? '1 box' : `${hits} boxes`
      return hits === 0 ? [] : [`${pairOf(trait, pair)} in ${where}`]
    }),
  )

/** From the filled square (level 1), from the parents’ alleles (level 2), among those that look alike (level 3). */
const expected: ComputedModel = {
  id: 'expected-count',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    if (level === 3) return hiddenCarriers(random)
    return expectedItem(random, level)
  },
  solve(shown) {
    const { figure, stem } = shown
    const total = Number(
      /([\d,]+) offspring|([\d,]+) of the offspring have/
        .exec(stem)
        ?.slice(1)
        .find((each) => each !== undefined)
        ?.replaceAll(',', '') ?? 0,
    )
    if (stem.includes('carry')) {
      // Each of three boxes that look alike stands for a third of them.
      return { kind: 'number', text: String(total - total / 3) }
    }
    const [, a = '', b = ''] = /(\w\w) and (\w\w) are crossed/.exec(stem) ?? []
    const all =
      figure?.kind === 'punnett-square'
        ? figure.cells.flat()
        : [...a].flatMap((one) => [...b].map((other) => one + other))
    return {
      kind: 'number',
      text: String((total * all.filter((pair) => fits(pair, stem)).length) / all.length),
    }
  },
}

function expectedItem(random: Random, level: 1 | 2): Item {
  const trait = random.pick(traits)
  const [one, other] = [drawPair(random), drawPair(random)]
  const counts = boxes(one, other)
  const wanted = random.pick(['strong', 'weak'] as const)
  const hits = countOf(wanted, counts)
  if (hits === 0 || hits === 4) return expectedItem(random, level)
  const total = 4 * random.integer(level === 1 ? 5 : 15, level === 1 ? 40 : 150)
  const answer = (total * hits) / 4
  const [top, side] = [random.shuffle(gametes(trait, one)), random.shuffle(gametes(trait, other))]
  const [a, b] = [pairOf(trait, one), pairOf(trait, other)]
  const text = wanted === 'strong' ? trait.strong : trait.weak
  const share = hits === 2 ? 'half' : hits === 1 ? 'a quarter' : 'three quarters'
  const wrong: WrongValue[] = [
    {
      value: String(total - answer),
      misconception: 'wrong-trait',
      feedback: `That is how many are expected to have ${wanted === 'strong' ? trait.weak : trait.strong}. Read again what is asked.`,
    },
    ...(wanted === 'strong' && counts[1] > 0 && counts[2] > 0
      ? [
          {
            value: String((total * counts[2]) / 4),
            misconception: 'counts-one-kind',
            feedback: `You counted ${pairOf(trait, 2)} only. ${pairOf(trait, 1)} shows ${trait.strong}, too.`,
          },
        ]
      : []),
    ...(hits === 2
      ? [
          {
            value: String((total * (wanted === 'strong' ? 3 : 1)) / 4),
            misconception: 'always-three-to-one',
            feedback: threeToOne(trait),
          },
        ]
      : []),
    {
      value: String(total / 2),
      misconception: 'expects-half',
      feedback: `Two traits do not have to share equally. How many of the four boxes show ${text}?`,
    },
    {
      value: String(hits),
      misconception: 'stops-early',
      feedback: `${hits} of the 4 boxes ${hits === 1 ? 'shows' : 'show'} it. Now use that for all ${numeral(total)} offspring.`,
    },
    ...(hits === 1
      ? [
          {
            value: `${total}/3`,
            misconception: 'ratio-as-fraction',
            feedback: 'The ratio of the traits is 3 to 1. That makes 4 parts in all, not 3.',
          },
        ]
      : [
          {
            value: String(total),
            misconception: 'dominant-more-common',
            feedback: `That is all of the offspring. Does each of the four boxes show ${text}?`,
          },
        ]),
  ]
  return {
    stem: `${law(trait)} ${level === 1 ? `The square shows a cross of two ${trait.many}.` : `Two ${trait.many} with the alleles ${a} and ${b} are crossed.`} Many such crosses give ${numeral(total)} offspring in all. About how many of these are expected to have ${text}?`,
    ...(level === 1 ? { figure: square(top, side, filled(top, side)) } : {}),
    ...number({ label: 'Expected number' }, { value: String(answer) }, wrong),
    hints: [
      level === 1
        ? `In which of the four boxes would you see ${text}?`
        : 'Make a Punnett square of the two parents on paper.',
      `Those with ${pairsThat(trait, wanted)} have ${text}. Which part of the four boxes is that?`,
    ],
    solution: [
      `The four boxes are ${listed(filled(top, side).flat())}.`,
      `${whoShows(trait, wanted)}. That is ${hits} of 4 boxes, or ${share}.`,
      `So ${share} of the ${numeral(total)} are expected to: ${numeral(total)} ÷ ${['', '4', '2', '4 × 3'][hits]} = ${numeral(answer)}. By chance there may be a few more or fewer.`,
    ],
  }
}

function hiddenCarriers(random: Random): Item {
  const trait = random.pick(traits)
  const third = random.integer(5, 80)
  const shown = third * 3
  const small = trait.letter.toLowerCase()
  return {
    stem: `${law(trait)} In many crosses of ${trait.many}, both parents are ${pairOf(trait, 1)}. ${numeral(shown)} of the offspring have ${trait.strong}. About how many of these ${numeral(shown)} are expected to carry ${small}?`,
    ...number({ label: 'Expected number' }, { value: String(2 * third) }, [
      {
        value: `${shown}/2`,
        misconception: 'ratio-as-fraction',
        feedback: `Half of all offspring are ${pairOf(trait, 1)}. But the ${numeral(shown)} are not all offspring: the ones with ${trait.weak} are left out. How many of the boxes with ${trait.strong} hold ${small}?`,
      },
      {
        value: String(third),
        misconception: 'wrong-trait',
        feedback: `That is the number expected to be ${pairOf(trait, 2)}, without ${small}. The question is about the others.`,
      },
      {
        value: `${3 * shown}/4`,
        misconception: 'ratio-as-fraction',
        feedback: `Three of four boxes have ${trait.strong}, and the ${numeral(shown)} are just these. Look only at these three boxes.`,
      },
      {
        value: '0',
        misconception: 'phenotype-is-genotype',
        feedback: `They all have ${trait.strong}, but that does not mean ${pairOf(trait, 2)}. One ${trait.letter} is enough to show it.`,
      },
      {
        value: String(shown),
        misconception: 'phenotype-is-genotype',
        feedback: `Some of them are ${pairOf(trait, 2)}. How many of the boxes with ${trait.strong}?`,
      },
      {
        value: `${shown}/4`,
        misconception: 'wrong-trait',
        feedback: `A quarter of all offspring have ${trait.weak}. The ${numeral(shown)} all have ${trait.strong}. Which of these carry ${small}?`,
      },
    ]),
    hints: [
      `Make the Punnett square of ${pairOf(trait, 1)} and ${pairOf(trait, 1)}. Which boxes have ${trait.strong}?`,
      `Leave out the box with ${pairOf(trait, 0)}. Of the three that remain, how many hold ${small}?`,
    ],
    solution: [
      `The boxes are ${listed([2, 1, 1, 0].map((dominants) => pairOf(trait, dominants)))}. The first three show ${trait.strong}.`,
      `Of these three, two are ${pairOf(trait, 1)} and carry ${small}.`,
      `So two thirds of the ${numeral(shown)} are expected to carry it: ${numeral(shown)} ÷ 3 × 2 = ${numeral(2 * third)}.`,
    ],
  }
}

/** Crosses whose offspring tell them apart. */
const crosses: [Pair, Pair][] = [
  [1, 1],
  [1, 0],
  [2, 0],
  [0, 0],
]
const crossText = (trait: Trait, [one, other]: [Pair, Pair]): string =>
  `${pairOf(trait, one)} and ${pairOf(trait, other)}`

/** From percents (level 1), from counts that are never quite the ratio (level 2), an unseen parent from its young (level 3). */
const parents: ComputedModel = {
  id: 'find-parents',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 50,
  make(random, level) {
    return level === 3 ? unknownParent(random) : crossFromOffspring(random, level)
  },
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const [strong = 0, weak = 0] = rows.map((row) => Number((row[1] ?? '0').replace(/[,%]/g, '')))
    const share = weak / (strong + weak)
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const chance = (pair: string): number =>
      [...pair].filter((each) => each !== each.toUpperCase()).length / 2
    const [, mate = 'aa'] = / that is (\w\w) has many/.exec(shown.stem) ?? []
    const scored = shown.interaction.options.map((option) => {
      const [, one, other = mate] = /^(\w\w)(?: and (\w\w))?$/.exec(option.text) ?? []
      return { id: option.id, off: one === undefined ? 9 : Math.abs(chance(one) * chance(other) - share) }
    })
    return { kind: 'choice', option: scored.toSorted((one, other) => one.off - other.off)[0]?.id ?? '' }
  },
}

const bareTrait = (text: string): string => text.replace(/^a /, '')

function offspringTable(trait: Trait, column: string, strong: string, weak: string): Figure {
  return {
    kind: 'table',
    title: 'Offspring',
    columns: ['Trait', column],
    rows: [
      [sentence(bareTrait(trait.strong)), strong],
      [sentence(bareTrait(trait.weak)), weak],
    ],
    description: `A table of the offspring, with the columns Trait and ${column}. ${sentence(bareTrait(trait.strong))}: ${strong}. ${sentence(bareTrait(trait.weak))}: ${weak}.`,
  }
}

/** Whose thinking it is to expect so many of four boxes with the recessive trait. */
const expecting = (recessives: number): string =>
  recessives === 0
    ? 'phenotype-is-genotype'
    : recessives === 1
      ? 'always-three-to-one'
      : recessives === 2
        ? 'expects-half'
        : 'wrong-trait'

/** How many of four boxes, in words. */
const partOf = (hits: number): string =>
  ['none', 'about a quarter', 'about half', 'about three quarters', 'all'][hits] ?? ''

function crossFromOffspring(random: Random, level: 1 | 2): Item {
  const trait = random.pick(traits)
  const cross = random.pick(
    level === 1
      ? crosses
      : ([
          [1, 1],
          [1, 0],
          [1, 1],
          [1, 0],
          [2, 0],
        ] satisfies [Pair, Pair][]),
  )
  const [none, mixed, pure] = boxes(...cross)
  const total = random.integer(60, trait.most)
  const weak =
    level === 1
      ? none * 25
      : Math.round(
          (total * none) / 4 + (none === 0 || none === 4 ? 0 : (random.integer(-4, 4) * total) / 120),
        )
  const strong = level === 1 ? 100 - weak : total - weak
  if (level === 2 && none > 0 && none < 4 && (weak * 4) % total === 0)
    return crossFromOffspring(random, level)
  const unit = level === 1 ? '%' : ''
  const right = crossText(trait, cross)
  const wrong = crosses
    .filter((each) => each !== cross)
    .map((each): WrongOption => {
      const [would] = boxes(...each)
      const offspring =
        would === 4
          ? `only offspring with ${trait.weak}`
          : would === 0
            ? `only offspring with ${trait.strong}`
            : `offspring of which ${partOf(would)} have ${trait.weak}`
      return {
        text: crossText(trait, each),
        misconception: expecting(would),
        feedback: `${crossText(trait, each)} would give ${offspring}. Compare that with the table.`,
      }
    })
  const who = person(random)
  return {
    stem: `${law(trait)} ${who} writes down the offspring of two ${trait.many}${level === 2 ? ' that were crossed many times' : ''}. Which parents fit the table best?`,
    figure: offspringTable(
      trait,
      level === 1 ? 'Percent of offspring' : 'Number of offspring',
      `${numeral(strong)}${unit}`,
      `${numeral(weak)}${unit}`,
    ),
    ...choice(random, { right, wrong }),
    hints: [
      `Those with ${trait.weak} have ${pairOf(trait, 0)}. Which part of all offspring is that?`,
      `Make a Punnett square for each pair of parents. Which square has about that part of ${pairOf(trait, 0)} boxes?`,
    ],
    solution: [
      none === 0
        ? `None of the offspring have ${trait.weak}, so none are ${pairOf(trait, 0)}.`
        : none === 4
          ? `All of the offspring have ${trait.weak}, so all are ${pairOf(trait, 0)}.`
          : level === 1
            ? `${weak}% of the offspring have ${trait.weak}. These are ${pairOf(trait, 0)}.`
            : `Of all ${numeral(total)} offspring, ${numeral(weak)} have ${trait.weak}: ${partOf(none)}. These are ${pairOf(trait, 0)}.`,
      `The Punnett square of ${right} has ${listBoxes(trait, [none, mixed, pure])}.`,
      none === 0
        ? `So all should have ${trait.strong}, and that fits the table.`
        : none === 4
          ? 'That fits the table.'
          : `So ${none} in 4 should have ${trait.weak}, and that fits the table${level === 2 ? ', give or take some by chance' : ''}.`,
    ],
  }
}

function unknownParent(random: Random): Item {
  const trait = random.pick(traits)
  const mate = random.pick([0, 0, 1] as const)
  const hidden: Pair = mate === 1 ? random.pick([0, 1, 2] as const) : random.pick([1, 2] as const)
  const [none] = boxes(hidden, mate)
  const total = random.integer(20, 90)
  const weak = Math.round((total * none) / 4 + (none === 0 ? 0 : (random.integer(-3, 3) * total) / 120))
  const pairs: Pair[] = [2, 1, 0]
  const others = pairs.filter((each) => each !== hidden)
  const cannotTell = 'The offspring cannot tell'
  const wrong = others.map((each): WrongOption => {
    const [would] = boxes(each, mate)
    return {
      text: pairOf(trait, each),
      misconception: expecting(would),
      feedback:
        would === 0
          ? `Then each of the offspring would get ${trait.letter} from it, and none would have ${trait.weak}. How many in the table do?`
          : would === 4
            ? `Then all of the offspring would have ${trait.weak}. How many in the table do?`
            : `Then ${partOf(would)} of the offspring would have ${trait.weak}, close to ${numeral(Math.round((total * would) / 4))} of ${numeral(total)}. How many are there?`,
    }
  })
  return {
    stem: `${law(trait)} A ${trait.one} that is ${pairOf(trait, mate)} has many offspring, all with the same other parent, which nobody saw. Which alleles does the other parent most likely have?`,
    figure: offspringTable(trait, 'Number of offspring', numeral(total - weak), numeral(weak)),
    ...choice(random, {
      right: pairOf(trait, hidden),
      wrong: [
        ...wrong,
        {
          text: cannotTell,
          misconception: 'chance-has-memory',
          feedback: `Chance plays a part, but ${numeral(total)} offspring are many. For each of the possible pairs, how many with ${trait.weak} would you expect?`,
        },
      ],
      keepOrder: [...pairs.map((each) => pairOf(trait, each)), cannotTell],
    }),
    hints: [
      `An offspring with ${trait.weak} got ${trait.letter.toLowerCase()} from both parents. How many are there?`,
      `Make a Punnett square of ${pairOf(trait, mate)} with each of the three possible pairs, and compare the part with ${trait.weak}.`,
    ],
    solution: [
      none === 0
        ? `In the table, none of the ${numeral(total)} have ${trait.weak}.`
        : `In the table, ${numeral(weak)} of ${numeral(total)} have ${trait.weak}. That is ${partOf(none)}.`,
      `With ${pairOf(trait, hidden)}, the Punnett square has ${listBoxes(trait, boxes(hidden, mate))}. So ${none === 0 ? 'none' : `${none} in 4`} should have ${trait.weak}, and that fits.`,
      `${others.map((each, at) => `${at === 0 ? 'With' : 'with'} ${pairOf(trait, each)} it would be ${partOf(boxes(each, mate)[0])}`).join(', and ')}. Neither fits.`,
    ],
  }
}

/** One parent or two, alleles and looks, what dominant means, and chance. */
const ideas = conceptModel({ id: 'ideas', thinking: 'explain', seconds: 40, questions: inheritanceQuestions })

export const inheritance = defineSkill({
  id: 'inheritance',
  revision: 2,
  subject: 'science',
  gradeLevel: 8,
  strand: 'Heredity',
  name: 'Inheritance of traits',
  description: 'Use Punnett squares to tell which traits offspring can have, and how often.',
  icon: 'inheritance',
  standards: ['MS-LS3-2'],
  prerequisites: ['equivalent-ratios'],
  misconceptions: [
    {
      id: 'one-parent-only',
      name: 'takes both alleles from one parent',
      explanation: 'Of each pair of alleles, one comes from one parent and one from the other.',
    },
    {
      id: 'gives-both',
      name: 'passes on both alleles of a parent',
      explanation:
        'An egg or sperm cell carries one allele of each pair. Otherwise the number would double with each generation.',
    },
    {
      id: 'gives-one',
      name: 'writes a single allele',
      explanation: 'Offspring have two alleles of a gene: one from each parent.',
    },
    {
      id: 'expects-mixed',
      name: 'expects one of each letter',
      explanation: 'A box can hold two equal letters. Read the edge over the column and beside the row.',
    },
    {
      id: 'phenotype-is-genotype',
      name: 'takes the look for the alleles',
      explanation: 'BB and Bb look alike when B is dominant. The family often tells which it is.',
    },
    {
      id: 'counts-one-kind',
      name: 'forgets the mixed pair',
      explanation: 'The dominant trait shows with BB and with Bb. Count both.',
    },
    {
      id: 'hidden-is-lost',
      name: 'takes a hidden allele for lost',
      explanation:
        'A recessive allele does not show in Bb, but it is there and is passed on half of the time.',
    },
    {
      id: 'ratio-as-fraction',
      name: 'reads a ratio as a fraction',
      explanation: 'A ratio of 3 to 1 makes 4 parts in all: three fourths and one fourth.',
    },
    {
      id: 'wrong-trait',
      name: 'counts the other trait',
      explanation: 'Read which trait is asked, and which pairs of alleles show it.',
    },
    {
      id: 'expects-half',
      name: 'expects half and half',
      explanation: 'Two possible traits need not be equally likely. Count the boxes.',
    },
    {
      id: 'always-three-to-one',
      name: 'uses 3 to 1 for each cross',
      explanation:
        'Three to one comes from Bb and Bb only. Other parents give other ratios, such as 1 to 1 from Bb and bb.',
    },
    {
      id: 'stops-early',
      name: 'stops at the four boxes',
      explanation: 'The boxes tell the part. Use it for the whole number of offspring.',
    },
    {
      id: 'dominant-more-common',
      name: 'takes dominant for more common or stronger',
      explanation:
        'Dominant tells what shows when two different alleles meet. It says nothing about how many have the allele.',
    },
    {
      id: 'blends',
      name: 'thinks that alleles mix like paint',
      explanation:
        'Alleles are passed on whole. Even where the look is in between, they come apart again in the next generation.',
    },
    {
      id: 'chance-has-memory',
      name: 'takes a chance for a promise',
      explanation:
        'One in four is the chance for each offspring. Small groups can differ from it, and what came before does not count.',
    },
    {
      id: 'acquired-inherited',
      name: 'thinks that changes during life are inherited',
      explanation: 'Training, cuts or food change a body, not the genes that it passes on.',
    },
    {
      id: 'asexual-varies',
      name: 'mixes up one parent and two',
      explanation:
        'In asexual reproduction there is one parent, and offspring are copies. With two parents, each gets its own mix of alleles.',
    },
  ],
  lesson: {
    idea: [
      'Living things with two parents have two alleles of each gene, one from each parent. A dominant allele (B) shows even when there is only one of it. A recessive one (b) shows only in the pair bb.',
      'A Punnett square shows which pairs the offspring can have. Each box takes one allele from the top and one from the side. All four boxes are equally likely.',
      'In the square below, BB, Bb, and Bb have black fur, and bb has brown fur. So three fourths of many offspring are expected to be black, and one fourth brown. For a few offspring, chance may give something else.',
      'In asexual reproduction, as when a strawberry plant sends out a runner, there is only one parent, and the offspring get copies of its genes. With two parents each one gets its own mix, and so they vary.',
    ],
    figure: {
      kind: 'punnett-square',
      description:
        'A Punnett square of two Bb guinea pigs, with B and b across the top and B and b down the side. The boxes are BB and Bb in the upper row, and Bb and bb in the lower row.',
      top: ['B', 'b'],
      side: ['B', 'b'],
      cells: [
        ['BB', 'Bb'],
        ['Bb', 'bb'],
      ],
    },
    workedExample: { model: 'punnett-square', level: 3 },
    words: [
      { word: 'gene', meaning: 'A piece of DNA that helps to shape a trait.' },
      { word: 'allele', meaning: 'One form of a gene, such as B or b.' },
      { word: 'dominant', meaning: 'Shows even when there is only one such allele.' },
      { word: 'recessive', meaning: 'Shows only when both alleles are of this form.' },
      { word: 'genotype', meaning: 'The alleles that a living thing has, such as Bb.' },
      { word: 'phenotype', meaning: 'What can be seen of it, such as black fur.' },
    ],
  },
  models: [punnett, expected, parents, ideas],
})
