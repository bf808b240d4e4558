import { choice, fraction, number, type WrongOption, type WrongValue } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { inheritanceQuestions } from './inheritance-questions.ts'

/** Traits that really follow one gene with a dominant and a recessive allele. */
const traits = [
  {
    many: 'pea plants',
    one: 'pea plant',
    strong: 'purple flowers',
    weak: 'white flowers',
    letter: 'P',
    young: 'plants',
  },
  {
    many: 'pea plants',
    one: 'pea plant',
    strong: 'tall stems',
    weak: 'short stems',
    letter: 'T',
    young: 'plants',
  },
  {
    many: 'pea plants',
    one: 'pea plant',
    strong: 'green pods',
    weak: 'yellow pods',
    letter: 'G',
    young: 'plants',
  },
  {
    many: 'pea plants',
    one: 'pea plant',
    strong: 'round seeds',
    weak: 'wrinkled seeds',
    letter: 'R',
    young: 'plants',
  },
  {
    many: 'pea plants',
    one: 'pea plant',
    strong: 'yellow seeds',
    weak: 'green seeds',
    letter: 'Y',
    young: 'plants',
  },
  {
    many: 'guinea pigs',
    one: 'guinea pig',
    strong: 'black fur',
    weak: 'brown fur',
    letter: 'B',
    young: 'young',
  },
  {
    many: 'guinea pigs',
    one: 'guinea pig',
    strong: 'a rough coat',
    weak: 'a smooth coat',
    letter: 'R',
    young: 'young',
  },
  {
    many: 'guinea pigs',
    one: 'guinea pig',
    strong: 'short hair',
    weak: 'long hair',
    letter: 'H',
    young: 'young',
  },
  {
    many: 'tomato plants',
    one: 'tomato plant',
    strong: 'red fruit',
    weak: 'yellow fruit',
    letter: 'R',
    young: 'plants',
  },
  { many: 'cats', one: 'cat', strong: 'short hair', weak: 'long hair', letter: 'H', young: 'kittens' },
  {
    many: 'fruit flies',
    one: 'fruit fly',
    strong: 'full wings',
    weak: 'tiny wings',
    letter: 'W',
    young: 'flies',
  },
  {
    many: 'fruit flies',
    one: 'fruit fly',
    strong: 'a tan body',
    weak: 'a black body',
    letter: 'E',
    young: 'flies',
  },
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
      feedback: `Those are two alleles from the parent at the top. One has to come from each parent: what stands beside the row?`,
    },
    {
      text: together(left, left),
      misconception: 'one-parent-only',
      feedback: `Those are two alleles from the parent at the side. One has to come from each parent: what stands over the column?`,
    },
    {
      text: together(trait.letter, trait.letter.toLowerCase()),
      misconception: 'expects-mixed',
      feedback: `A box need not hold one of each letter. Look which letter stands over this column, and which beside this row.`,
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
      `Find the box with the question mark. Go up to the edge and read the letter, then go left to the edge and read the other one.`,
    ],
    solution: [
      `Over the column stands ${over}: that comes from one parent.`,
      `Beside the row stands ${left}: that comes from the other parent.`,
      `Together they are ${right}.`,
    ],
  }
}

function fractionOfBoxes(random: Random): Item {
  const trait = random.pick(traits)
  const [one, other] = [drawPair(random), drawPair(random)]
  const counts = boxes(one, other)
  const wanted = random.pick(['strong', 'weak', 'mixed'] as const)
  const hits = countOf(wanted, counts)
  if (hits === 0 || hits === 4) return fractionOfBoxes(random)
  const [top, side] = [random.shuffle(gametes(trait, one)), random.shuffle(gametes(trait, other))]
  const [none, mixed, pure] = counts
  const wrong: WrongValue[] = [
    ...(wanted === 'strong' && mixed > 0
      ? [
          {
            value: `${pure}/4`,
            misconception: 'counts-one-kind',
            feedback: `You counted ${pairOf(trait, 2)} only. But ${pairOf(trait, 1)} shows ${trait.strong}, too, since one ${trait.letter} is enough.`,
          },
        ]
      : []),
    ...(wanted === 'weak'
      ? [
          {
            value: `${none + mixed}/4`,
            misconception: 'hidden-is-lost',
            feedback: `You counted the boxes with ${pairOf(trait, 1)}, too. Which trait shows when both alleles are there?`,
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
      `The four boxes are ${filled(top, side).flat().join(', ')}.`,
      wanted === 'mixed'
        ? `Asked are those with ${pairOf(trait, 1)}.`
        : `Those with ${pairsThat(trait, wanted)} ${wantedText(trait, wanted)}.`,
      `That is ${hits} of the 4 boxes, so ${hits}/4 of the offspring${hits === 2 ? ', which is 1/2' : ''}.`,
    ],
  }
}

/** What is told of a parent, and why that settles its alleles. */
function parent(random: Random, trait: Trait, pair: Pair): { told: string; why: string } {
  if (pair === 0)
    return { told: `has ${trait.weak}`, why: `shows the recessive trait, so it is ${pairOf(trait, 0)}` }
  if (pair === 2)
    return {
      told: `has ${trait.strong} and comes from a line that has had only ${trait.strong} for many generations`,
      why: `comes from a pure line, so it is ${pairOf(trait, 2)}`,
    }
  const whose = random.pick(['mother', 'father'] as const)
  const [relative, gave] =
    trait.young === 'plants'
      ? ['one of its own parents', 'one of its own parents']
      : [`its ${whose}`, `the ${whose}`]
  return {
    told: `has ${trait.strong}, but ${relative} had ${trait.weak}`,
    why: `shows ${trait.strong} but got ${trait.letter.toLowerCase()} from ${gave}, so it is ${pairOf(trait, 1)}`,
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
  const small = trait.letter.toLowerCase()
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
      'Find the two alleles of each parent first. What one sees tells only a part, so use what is told of the family.',
      `One that shows ${trait.weak} has ${pairOf(trait, 0)}, and passes ${small} on to each of its offspring. Then make a Punnett square.`,
    ],
    solution: [
      `One parent ${first.why}. The other ${second.why}.`,
      `The Punnett square of ${a} and ${b} has ${listBoxes(trait, counts)}.`,
      `${wanted === 'strong' ? `${pairOf(trait, 2)} and ${pairOf(trait, 1)} show ${trait.strong}` : `Only ${pairOf(trait, 0)} shows ${trait.weak}`}: that is ${hits} of 4 boxes, or ${percent}%.`,
    ],
  }
}

const listBoxes = (trait: Trait, counts: [number, number, number]): string =>
  ([2, 1, 0] as const)
    .flatMap((pair) => (counts[pair] > 0 ? [`${counts[pair]} of 4 boxes ${pairOf(trait, pair)}`] : []))
    .join(', ')

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
    ...(hits !== 2
      ? [
          {
            value: hits === 1 ? `${total}/3` : String(total),
            misconception: 'ratio-as-fraction',
            feedback: `The ratio of the traits is 3 to 1. That makes 4 parts in all, not 3.`,
          },
        ]
      : []),
  ]
  return {
    stem: `${law(trait)} ${level === 1 ? `The square shows a cross of two ${trait.many}.` : `Two ${trait.many} with the alleles ${a} and ${b} are crossed.`} Such crosses give ${numeral(total)} offspring in all. About how many of these are expected to have ${text}?`,
    ...(level === 1 ? { figure: square(top, side, filled(top, side)) } : {}),
    ...number({ label: 'Expected number' }, { value: String(answer) }, wrong),
    hints: [
      level === 1
        ? `In which of the four boxes would one see ${text}?`
        : 'Make a Punnett square of the two parents on paper.',
      `Those with ${pairsThat(trait, wanted)} have ${text}. Which part of the four boxes is that?`,
    ],
    solution: [
      `The four boxes are ${filled(top, side).flat().join(', ')}.`,
      `Those with ${pairsThat(trait, wanted)} have ${text}: ${hits} of 4 boxes, or ${share}.`,
      `So ${hits}/4 of ${numeral(total)} is expected: ${numeral(total)} ÷ 4 × ${hits} = ${numeral(answer)}. By chance it may be some more or some fewer.`,
    ],
  }
}

function hiddenCarriers(random: Random): Item {
  const trait = random.pick(traits)
  const third = random.integer(5, 80)
  const shown = third * 3
  const small = trait.letter.toLowerCase()
  return {
    stem: `${law(trait)} Two ${trait.many} that are both ${pairOf(trait, 1)} are crossed many times. ${numeral(shown)} of the offspring have ${trait.strong}. About how many of these ${numeral(shown)} are expected to carry ${small}?`,
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
      `The boxes are ${pairOf(trait, 2)}, ${pairOf(trait, 1)}, ${pairOf(trait, 1)} and ${pairOf(trait, 0)}. The first three show ${trait.strong}.`,
      `Of these three, two are ${pairOf(trait, 1)} and carry ${small}.`,
      `So two thirds of the ${numeral(shown)} are expected to: ${numeral(shown)} ÷ 3 × 2 = ${numeral(2 * third)}.`,
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

/** From percents (level 1), from counts that are never quite the ratio (level 2), one parent from its look and its young (level 3). */
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
    const [, mate = 'aa'] = /crossed with an? .*? \((\w\w)\)/.exec(shown.stem) ?? []
    const scored = shown.interaction.options.map((option) => {
      const pairs = option.text.startsWith('Nothing') ? [] : option.text.replace('It is ', '').split(' and ')
      const [one = '', other = mate] = pairs
      return { id: option.id, off: pairs.length === 0 ? 9 : Math.abs(chance(one) * chance(other) - share) }
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
      [bareTrait(trait.strong), strong],
      [bareTrait(trait.weak), weak],
    ],
    description: `A table of the offspring, with the columns Trait and ${column}. ${sentence(bareTrait(trait.strong))}: ${strong}. ${sentence(bareTrait(trait.weak))}: ${weak}.`,
  }
}

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
  const total = random.integer(60, 320)
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
      const [otherNone] = boxes(...each)
      const would =
        otherNone === 4
          ? `only ${trait.weak}`
          : otherNone === 0
            ? `only ${trait.strong}`
            : `about ${otherNone * 25}% ${trait.weak}`
      return {
        text: crossText(trait, each),
        misconception:
          otherNone === 0 ? 'phenotype-is-genotype' : otherNone === 4 ? 'wrong-trait' : 'ratio-as-fraction',
        feedback: `${crossText(trait, each)} would give ${would.replace(/ a (?=\w+ (?:coat|body))/, ' offspring with a ')}. Compare that with the table.`,
      }
    })
    .filter(({ text }) => text !== right)
  const share = none === 4 ? 'all' : none === 0 ? 'none' : none === 1 ? 'about a quarter' : 'about half'
  const who = person(random)
  return {
    stem: `${law(trait)} ${who} writes down the offspring of two ${trait.many}${level === 2 ? ', crossed many times' : ''}. Which parents fit that best?`,
    figure: offspringTable(
      trait,
      level === 1 ? 'Percent of offspring' : 'Number of offspring',
      `${numeral(strong)}${unit}`,
      `${numeral(weak)}${unit}`,
    ),
    ...choice(random, { right, wrong }),
    hints: [
      `Those with ${trait.weak} have ${pairOf(trait, 0)}. Which part of all offspring is that?`,
      `Make a Punnett square for each pair of parents. In which one is the part of ${pairOf(trait, 0)} boxes close to that?`,
    ],
    solution: [
      none === 0
        ? `None of the offspring has ${trait.weak}, so none is ${pairOf(trait, 0)}.`
        : `Of ${level === 1 ? '100%' : `all ${numeral(total)} offspring`}, ${numeral(weak)}${unit} have ${trait.weak}: ${share}. These are ${pairOf(trait, 0)}.`,
      `The square of ${right} has ${listBoxes(trait, [none, mixed, pure])}.`,
      none === 0 || none === 4
        ? 'That fits the table.'
        : `So ${none} in 4 should have ${trait.weak}, and that fits${level === 2 ? ', give or take some by chance' : ''}.`,
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
  const mateText = `${trait.one} (${pairOf(trait, mate)})`
  const options: Pair[] = [2, 1, 0]
  const wrong = options
    .filter((each) => each !== hidden)
    .map((each): WrongOption => {
      const [would] = boxes(each, mate)
      return {
        text: `It is ${pairOf(trait, each)}`,
        misconception:
          would === 0 ? 'phenotype-is-genotype' : would === 4 ? 'wrong-trait' : 'ratio-as-fraction',
        feedback:
          would === 0
            ? `Then each of the offspring would get ${trait.letter} from it, and none would have ${trait.weak}. How many in the table do?`
            : would === 4
              ? `Then all of the offspring would have ${trait.weak}. How many in the table do?`
              : `Then about ${would * 25}% of the offspring would have ${trait.weak}, close to ${numeral(Math.round((total * would) / 4))} of ${numeral(total)}. How many are there?`,
      }
    })
  return {
    stem: `${law(trait)} A ${trait.one} of unknown alleles is crossed with a ${mateText} many times. What do the offspring tell about the unknown one?`,
    figure: offspringTable(trait, 'Number of offspring', numeral(total - weak), numeral(weak)),
    ...choice(random, {
      right: `It is ${pairOf(trait, hidden)}`,
      wrong: [
        ...wrong,
        {
          text: 'Nothing at all',
          misconception: 'chance-has-memory',
          feedback: `Chance plays a part, but ${numeral(total)} offspring are many. For each of the possible pairs, how many with ${trait.weak} would you expect?`,
        },
      ],
      keepOrder: [...options.map((each) => `It is ${pairOf(trait, each)}`), 'Nothing at all'],
    }),
    hints: [
      `An offspring with ${trait.weak} got ${trait.letter.toLowerCase()} from both parents. How many are there?`,
      `Make a Punnett square of ${pairOf(trait, mate)} with each of the three possible pairs, and compare the part with ${trait.weak}.`,
    ],
    solution: [
      `In the table, ${numeral(weak)} of ${numeral(total)} have ${trait.weak}. That is ${none === 0 ? 'none' : none === 1 ? 'about a quarter' : 'about half'}.`,
      `With ${pairOf(trait, hidden)}, the Punnett square has ${listBoxes(trait, boxes(hidden, mate))}.`,
      none === 0
        ? `With any other pair, a good part of ${numeral(total)} offspring would have ${trait.weak}. So it is most likely ${pairOf(trait, hidden)}.`
        : `So ${none} in 4 should have ${trait.weak}, which fits. The other pairs do not fit.`,
    ],
  }
}

/** One parent or two, alleles and looks, what dominant means, and chance. */
const ideas = conceptModel({ id: 'ideas', thinking: 'explain', seconds: 40, questions: inheritanceQuestions })

export const inheritance = defineSkill({
  id: 'inheritance',
  revision: 1,
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
        'An egg or sperm cell carries one allele of each pair. Else the number would double with each generation.',
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
      explanation: 'With one parent, offspring are copies. With two, each gets its own mix of alleles.',
    },
  ],
  lesson: {
    idea: [
      'Living things with two parents have two alleles of each gene, one from each parent. A dominant allele (B) shows even when there is only one of it. A recessive one (b) shows only in the pair bb.',
      'A Punnett square shows which pairs the offspring can have. Each box takes one allele from the top and one from the side. All four boxes are equally likely.',
      'In the square below, BB, Bb and Bb have black fur, and bb has brown fur. So three fourths of many offspring are expected to be black, and one fourth brown. For a few offspring, chance may give something else.',
      'With only one parent, as when a strawberry plant sends out a runner, offspring get copies of its genes. With two parents each one gets its own mix, and so they vary.',
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
      { word: 'gene', meaning: 'A piece of DNA that has to do with a trait.' },
      { word: 'allele', meaning: 'One form of a gene, such as B or b.' },
      { word: 'dominant', meaning: 'Shows even when there is only one such allele.' },
      { word: 'recessive', meaning: 'Shows only when both alleles are of this form.' },
      { word: 'genotype', meaning: 'The alleles that a living thing has, such as Bb.' },
      { word: 'phenotype', meaning: 'What can be seen of it, such as black fur.' },
    ],
  },
  models: [punnett, expected, parents, ideas],
})
