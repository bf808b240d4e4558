import type { LineMark } from '@skills-center/answers/judge-line-marks'
import type { Level } from '@skills-center/contract/ids'
import { numberLine } from '../../build-drawn.ts'
import { choice, choices, inequality, type Slip, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, KeyOf, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { dollars, numeral, sentence, withArticle } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

type Sign = '<' | '>' | '≤' | '≥'
const signs = ['<', '>', '≤', '≥'] as const

const texSigns: Record<Sign, string> = { '<': '<', '>': '>', '≤': String.raw`\le`, '≥': String.raw`\ge` }
const typedSigns: Record<Sign, string> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' }
const inWords: Record<Sign, string> = {
  '<': 'less than',
  '>': 'greater than',
  '≤': 'less than or equal to',
  '≥': 'greater than or equal to',
}
/** The same sign read from the other side: 3 < x is x > 3. */
const turned: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
/** With the number itself where it was without, and the other way round. */
const otherEnd: Record<Sign, Sign> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' }

const isClosed = (sign: Sign): boolean => sign === '≤' || sign === '≥'
const goesRight = (sign: Sign): boolean => sign === '>' || sign === '≥'
const holds: Record<Sign, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '≤': (left, right) => left <= right,
  '≥': (left, right) => left >= right,
}

const letters = ['x', 'n', 't', 'm', 'k', 'p', 'w', 'y', 'c', 'h'] as const

const written = (letter: string, sign: Sign, value: number): string =>
  tex(`${letter} ${texSigns[sign]} ${numeral(value)}`)
const writtenTurned = (letter: string, sign: Sign, value: number): string =>
  tex(`${numeral(value)} ${texSigns[turned[sign]]} ${letter}`)
const typed = (letter: string, sign: Sign, value: number): string => `${letter}${typedSigns[sign]}${value}`

/** A text with its signs and numbers as a machine reads them. */
const bare = (text: string): string =>
  plain(text)
    .replaceAll(String.raw`\le`, '≤')
    .replaceAll(String.raw`\ge`, '≥')
    .replaceAll('−', '-')

/** A letter, a sign and a number, as they stand in a text: on either side of the sign. */
function readInequality(text: string): { letter: string; sign: Sign; value: number } {
  const source = bare(text)
  const [, letter, sign, value] = /(?<![a-z])([a-z]) ?([<>≤≥]) ?(-?[\d.]+)/.exec(source) ?? []
  if (letter !== undefined && value !== undefined) return { letter, sign: asSign(sign), value: Number(value) }
  const [, first, between, last] = /(-?[\d.]+) ?([<>≤≥]) ?([a-z])(?![a-z])/.exec(source) ?? []
  if (first === undefined || last === undefined) throw new TypeError(`no inequality in ${text}`)
  return { letter: last, sign: turned[asSign(between)], value: Number(first) }
}

function asSign(text: string | undefined): Sign {
  const sign = signs.find((each) => each === text)
  if (sign === undefined) throw new TypeError(`no sign: ${text}`)
  return sign
}

const ray = (sign: Sign, at: number): LineMark => ({
  kind: 'ray',
  at,
  isClosed: isClosed(sign),
  towards: goesRight(sign) ? 'right' : 'left',
})

/** What a story says, from the student's side of the sign. */
interface Story {
  letter: string
  sign: Sign
  bound: number
  told: string
  /** What the letter stands for, with its unit: “the height in inches of a rider who may ride”. */
  stands: string
  /** The words that give the sign. */
  words: string
  /** Where the number must be worked out first: the numbers told, and the step in words. */
  step?: { total: number; other: number; shown: string; undone: number; undoneShown: string }
}

type StoryMaker = (random: Random) => Story

const strictStories: StoryMaker[] = [
  (random) => {
    const bound = random.integer(4, 9)
    return {
      letter: 'a',
      sign: '<',
      bound,
      told: `On a city bus, children younger than ${bound} years ride for free.`,
      stands: 'the age in years of a child who rides for free',
      words: 'younger than',
    }
  },
  (random) => {
    const bound = random.integer(5, 60)
    return {
      letter: 'w',
      sign: '>',
      bound,
      told: `A post office charges extra for packages heavier than ${bound} pounds.`,
      stands: 'the weight in pounds of a package that costs extra',
      words: 'heavier than',
    }
  },
  (random) => {
    const bound = random.integer(4, 25)
    return {
      letter: 'd',
      sign: '>',
      bound,
      told: `A ship can sail only where the water is deeper than ${bound} feet.`,
      stands: 'the depth in feet of water where the ship can sail',
      words: 'deeper than',
    }
  },
  (random) => {
    const bound = random.integer(21, 50)
    return {
      letter: 'w',
      sign: '<',
      bound,
      told: `An airline lets a dog ride in the cabin only if dog and carrier together are lighter than ${bound} pounds.`,
      stands: 'the weight in pounds of a dog with its carrier that may ride in the cabin',
      words: 'lighter than',
    }
  },
  (random) => {
    const bound = random.integer(60, 95)
    const name = person(random)
    return {
      letter: 's',
      sign: '>',
      bound,
      told: `${name} wants a score higher than ${bound} points on the next level of a game.`,
      stands: `a score in points that ${name} would be happy with`,
      words: 'higher than',
    }
  },
  (random) => {
    const bound = random.integer(25, 45)
    return {
      letter: 't',
      sign: '<',
      bound,
      told: `A tablet charges only at temperatures lower than ${bound} °C.`,
      stands: 'a temperature in °C at which the tablet charges',
      words: 'lower than',
    }
  },
]

const inclusiveStories: StoryMaker[] = [
  (random) => {
    const bound = random.integer(36, 54)
    return {
      letter: 'h',
      sign: '≥',
      bound,
      told: `Riders of a roller coaster must be at least ${bound} inches tall.`,
      stands: 'the height in inches of a person who may ride',
      words: 'at least',
    }
  },
  (random) => {
    const bound = random.integer(8, 30) * 100
    return {
      letter: 'w',
      sign: '≤',
      bound,
      told: `An elevator can carry at most ${numeral(bound)} pounds.`,
      stands: 'a weight in pounds that the elevator can carry',
      words: 'at most',
    }
  },
  (random) => {
    const bound = random.integer(5, 30)
    return {
      letter: 'b',
      sign: '≤',
      bound,
      told: `With a library card, people can borrow up to ${bound} books at a time.`,
      stands: 'a number of books that can be borrowed at a time',
      words: 'up to',
    }
  },
  (random) => {
    const bound = random.integer(10, 60)
    const name = person(random)
    return {
      letter: 'h',
      sign: '≥',
      bound,
      told: `To finish the course, ${name} needs a minimum of ${bound} hours of volunteer work.`,
      stands: `a number of hours that is enough for ${name}`,
      words: 'a minimum of',
    }
  },
  (random) => {
    const bound = random.integer(4, 13) * 5
    return {
      letter: 's',
      sign: '≤',
      bound,
      told: `On this road the speed must be no more than ${bound} miles per hour.`,
      stands: 'a speed in miles per hour that is allowed on the road',
      words: 'no more than',
    }
  },
  (random) => {
    const bound = random.integer(10, 40)
    return {
      letter: 'p',
      sign: '≥',
      bound,
      told: `A tour takes place only if no fewer than ${bound} people sign up.`,
      stands: 'a number of people with which the tour takes place',
      words: 'no fewer than',
    }
  },
]

const stepStories: StoryMaker[] = [
  (random) => {
    const other = random.integer(3, 12) * 50
    const bound = random.integer(4, 18) * 50
    const total = bound + other
    return {
      letter: 'w',
      sign: '≤',
      bound,
      told: `An elevator can carry at most ${numeral(total)} pounds. People and boxes of ${numeral(other)} pounds are in it already.`,
      stands: 'a weight in pounds that can still be added',
      words: 'at most',
      step: {
        total,
        other,
        shown: `${numeral(total)} − ${numeral(other)} = ${numeral(bound)}`,
        undone: total + other,
        undoneShown: `${numeral(total)} + ${numeral(other)}`,
      },
    }
  },
  (random) => {
    const name = person(random)
    const other = random.integer(20, 90)
    const bound = random.integer(15, 80)
    const total = bound + other
    return {
      letter: 'p',
      sign: '≥',
      bound,
      told: `A team needs at least ${total} points to win a trophy. ${name}’s team has ${other} points so far.`,
      stands: 'a number of points that is enough if the team earns it now',
      words: 'at least',
      step: {
        total,
        other,
        shown: `${total} − ${other} = ${bound}`,
        undone: total + other,
        undoneShown: `${total} + ${other}`,
      },
    }
  },
  (random) => {
    const name = person(random)
    const other = random.integer(3, 15)
    const bound = random.integer(3, 12)
    const total = bound * other
    return {
      letter: 'n',
      sign: '≤',
      bound,
      told: `${name} can spend no more than ${dollars(total)} on tickets, which cost ${dollars(other)} each.`,
      stands: `a number of tickets that ${name} can buy`,
      words: 'no more than',
      step: {
        total,
        other,
        shown: `${total} ÷ ${other} = ${bound}`,
        undone: total - other,
        undoneShown: `${total} − ${other}`,
      },
    }
  },
  (random) => {
    const other = random.integer(6, 24)
    const bound = random.integer(5, 20)
    const total = bound * other
    return {
      letter: 'b',
      sign: '≥',
      bound,
      told: `A bakery must deliver at least ${total} rolls, and it packs ${other} rolls in each box.`,
      stands: 'a number of boxes that is enough',
      words: 'at least',
      step: {
        total,
        other,
        shown: `${total} ÷ ${other} = ${bound}`,
        undone: total - other,
        undoneShown: `${total} − ${other}`,
      },
    }
  },
]

const storiesAt: Record<Level, StoryMaker[]> = { 1: strictStories, 2: inclusiveStories, 3: stepStories }

/** The one letter in the stories that may stand for less than 0. */
const temperature = 't'

/** The inequality as the story tells it: after a step, its solution alone does not count. */
function modelOf({ letter, sign, bound, step }: Story): KeyValue {
  if (step === undefined) return { value: typed(letter, sign, bound), shownAs: shownAs(letter, sign, bound) }
  const isSum = step.undone > step.total
  const left = isSum ? `${letter}+${step.other}` : `${step.other}${letter}`
  return {
    value: `${left}${typedSigns[sign]}${step.total}`,
    shownAs: `${left.replace('+', ' + ')} ${texSigns[sign]} ${numeral(step.total)}`,
    asks: 'model',
  }
}

type KeyValue = Pick<KeyOf<'inequality'>, 'value' | 'shownAs' | 'asks'>

const belongs = (sign: Sign, value: string): string =>
  isClosed(sign) ? `${value} itself is allowed` : `${value} itself is not allowed`

/** From words to signs: strict ones (level 1), those that hold the number itself (level 2), after a step (level 3). */
const writeInequality: ComputedModel = {
  id: 'write-inequality',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 45,
  make(random, level) {
    const story = random.pick(storiesAt[level])(random)
    const { letter, sign, bound, step } = story
    const end = numeral(step?.total ?? bound)
    const direction = (said: Sign): Slip => ({
      misconception: 'turned-sign',
      feedback: `Try a number: your inequality says that ${math`${letter}`} is ${inWords[said]} the number. Is that what “${story.words}” means here?`,
    })
    const edge: Slip = {
      misconception: 'boundary',
      feedback: isClosed(sign)
        ? `The sign points the right way. Now think of exactly ${end}: the words “${story.words}” allow it. Which sign does that need?`
        : `The sign points the right way. Now think of exactly ${end}: is it ${story.words} ${end}?`,
    }
    return {
      stem: `${story.told} Let ${math`${letter}`} stand for ${story.stands}. Write an inequality for ${math`${letter}`}.${step === undefined ? '' : ' You may leave it unsolved.'}`,
      ...inequality(
        { label: 'Inequality', letters: [letter] },
        {
          ...modelOf(story),
          form: 'inequality',
          ...(story.letter === temperature ? {} : { cannotBeNegative: true }),
        },
        [
          { value: typed(letter, turned[sign], bound), ...direction(turned[sign]) },
          { value: typed(letter, otherEnd[sign], bound), ...edge },
          { value: typed(letter, otherEnd[turned[sign]], bound), ...direction(otherEnd[turned[sign]]) },
          {
            value: typed(letter, otherEnd[sign], bound + (goesRight(sign) === isClosed(sign) ? -1 : 1)),
            misconception: 'boundary',
            feedback: `Among whole numbers that comes to the same. But which sign goes with “${story.words}”? Write it with that sign.`,
          },
          ...(step === undefined
            ? []
            : [
                {
                  value: typed(letter, sign, step.total),
                  misconception: 'skips-step',
                  feedback: `The sign is right. But ${numeral(step.total)} is about all together. What does ${math`${letter}`} stand for, and what is known of the rest?`,
                },
                {
                  value: typed(letter, sign, step.undone),
                  misconception: 'wrong-operation',
                  feedback: `The sign is right. You worked out ${step.undoneShown}. Think of one value for ${math`${letter}`} and check it with the story: which operation fits?`,
                },
              ]),
        ],
      ),
      hints: [
        `Find the words that compare. Would ${end}${step === undefined ? '' : ', all together,'} be allowed?`,
        step === undefined
          ? `“${sentence(story.words)}” tells whether ${math`${letter}`} is on the greater or on the lesser side of the number. Try one number that fits the story.`
          : `Say it in words first: what you have or do with ${math`${letter}`}, compared with ${numeral(step.total)}. Which operation joins ${math`${letter}`} and ${numeral(step.other)}?`,
      ],
      solution: [
        `The words “${story.words}” mean ${inWords[sign]}, since ${belongs(sign, end)} and ${goesRight(sign) ? 'greater' : 'smaller'} amounts are.`,
        ...(step === undefined
          ? []
          : [
              `All together, that is ${tex(modelOf(story).shownAs ?? '')}.`,
              `For ${math`${letter}`} alone, work backwards: ${step.shown}.`,
            ]),
        `So ${written(letter, sign, bound)}.`,
      ],
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const inclusive = /at least|no fewer than|a minimum of/.test(stem)
      ? '>='
      : /at most|no more than|up to/.test(stem)
        ? '<='
        : null
    const sign = inclusive ?? (/(?:heavier|deeper|higher|older|longer) than/.test(stem) ? '>' : '<')
    const [first = 0, second = 0] = numbersIn(stem)
    const bound = /already|so far/.test(stem) ? first - second : /each/.test(stem) ? first / second : first
    const letter = /Let ([a-z]) stand/.exec(stem)?.[1] ?? ''
    return { kind: 'inequality', text: `${letter} ${sign} ${bound}` }
  },
}

const shownAs = (letter: string, sign: Sign, value: number): string =>
  `${letter} ${texSigns[sign]} ${numeral(value)}`

const phrases: Record<Sign, string[]> = {
  '<': ['less than', 'smaller than'],
  '>': ['greater than', 'more than'],
  '≤': ['at most', 'no greater than'],
  '≥': ['at least', 'no less than'],
}

function graphSlips(sign: Sign, at: number) {
  const shown = numeral(at)
  return [
    {
      marks: [ray(otherEnd[sign], at)],
      misconception: 'circle',
      feedback: isClosed(sign)
        ? `The direction is right. Is ${shown} itself a solution? Then its circle must be filled.`
        : `The direction is right. Is ${shown} itself a solution? If not, its circle stays open.`,
    },
    {
      marks: [ray(turned[sign], at)],
      misconception: 'turned-ray',
      feedback: `The circle is right. Now test a number from the part that you shaded, one that is not ${shown}. Does it make the inequality true?`,
    },
    {
      marks: [ray(otherEnd[turned[sign]], at)],
      misconception: 'turned-ray',
      feedback: `Test two numbers: one from the part that you shaded, and ${shown} itself. Do they make the inequality true?`,
    },
    {
      marks: [ray(sign, -at)],
      misconception: 'drops-sign',
      feedback: `Look at the number again: is it ${shown} or ${numeral(-at)}? They stand on different sides of 0.`,
    },
  ]
}

/** From signs to a graph: letter first (level 1), negative numbers and letter last (level 2), words and halves (level 3). */
const graphSolutions: ComputedModel = {
  id: 'graph-solutions',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 40,
  make(random, level) {
    const sign = random.pick(signs)
    const letter = random.pick(letters)
    const at =
      level === 1
        ? random.integer(1, 9)
        : level === 2
          ? random.pick([-9, -8, -7, -6, -5, -4, -3, -2, -1, 2, 3, 4, 5, 6, 7])
          : random.pick([-9, -7, -5, -3, -1, 1, 3, 5, 7, 9]) / 2
    const asked =
      level === 1
        ? `Graph the solutions of ${written(letter, sign, at)}.`
        : level === 2
          ? `Graph the solutions of ${writtenTurned(letter, sign, at)}.`
          : `A number ${math`${letter}`} is ${random.pick(phrases[sign])} ${numeral(at)}. Graph every number that ${math`${letter}`} can be.`
    const line =
      level === 3
        ? { from: -5, to: 5, step: 1, snap: 0.5, labelled: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] }
        : { from: -10, to: 10, step: 1, snap: 1, labelled: [-10, -5, 0, 5, 10] }
    const side = goesRight(sign) ? 'right' : 'left'
    return {
      stem: asked,
      ...numberLine(line, [ray(sign, at)], graphSlips(sign, at)),
      hints: [
        level === 1
          ? `Read it aloud: “${letter} is ${inWords[sign]} …”. Try a few numbers and see which ones make it true.`
          : level === 2
            ? `The letter stands last here. Read it from the letter: is ${math`${letter}`} the greater or the lesser side?`
            : `Which numbers fit the words? Try 0, a number far to the left and one far to the right.`,
        `Find ${numeral(at)} on the line. Decide whether ${numeral(at)} itself is a solution: filled circle if it is, open circle if it is not.`,
      ],
      solution: [
        `The circle stands at ${numeral(at)}. It is ${isClosed(sign) ? 'filled' : 'open'}, because ${numeral(at)} itself ${isClosed(sign) ? 'is' : 'is not'} a solution.`,
        `The solutions are the numbers ${goesRight(sign) ? 'greater' : 'less'} than ${numeral(at)}${isClosed(sign) ? ', and that number itself' : ''}. They lie to the ${side} of the circle, so the arrow points ${side}.`,
      ],
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const said = Object.entries(phrases).find(([, words]) =>
      words.some((each) => stem.includes(` is ${each} `)),
    )
    const { sign, value } =
      said === undefined
        ? readInequality(shown.stem)
        : {
            sign: asSign(said[0]),
            value: Number((/ (−?\d[\d.]*)\. Graph/.exec(stem)?.[1] ?? '').replace('−', '-')),
          }
    return {
      kind: 'number-line',
      marks: [
        {
          kind: 'ray',
          at: value,
          isClosed: sign === '≤' || sign === '≥',
          towards: sign === '<' || sign === '≤' ? 'left' : 'right',
        },
      ],
    }
  },
}

function graphOf(sign: Sign, at: number): Extract<Figure, { kind: 'number-line' }> {
  const end = { at, isClosed: isClosed(sign) }
  return {
    kind: 'number-line',
    from: -10,
    to: 10,
    step: 1,
    labelled: [-10, -5, 0, 5, 10]
      .filter((tick) => Math.abs(tick - at) > 2 || tick === at)
      .concat([-10, -5, 0, 5, 10].includes(at) ? [] : [at]),
    points: [],
    jumps: [],
    spans: [goesRight(sign) ? { from: end, to: null } : { from: null, to: end }],
    description: `A number line from −10 to 10. There is ${withArticle(isClosed(sign) ? 'filled circle' : 'open circle')} at ${numeral(at)}. The line to the ${goesRight(sign) ? 'right' : 'left'} of the circle is shaded, and an arrow shows that it goes on.`,
  }
}

/** Places of a circle on a line from −10 to 10. */
const bounds = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8] as const

interface Scene {
  about: string
  options: Record<Sign, (value: string) => string>
}

const scenes: Scene[] = [
  {
    about: 'temperatures in °C',
    options: {
      '<': (value) => `It stays colder than ${value} °C all day.`,
      '>': (value) => `It stays warmer than ${value} °C all day.`,
      '≤': (value) => `It gets no warmer than ${value} °C all day.`,
      '≥': (value) => `It gets no colder than ${value} °C all day.`,
    },
  },
  {
    about: 'heights in meters above sea level',
    options: {
      '<': (value) => `A trail stays lower than ${value} m.`,
      '>': (value) => `A trail stays higher than ${value} m.`,
      '≤': (value) => `A trail goes up to ${value} m and no higher.`,
      '≥': (value) => `A trail goes down to ${value} m and no lower.`,
    },
  },
  {
    about: 'points in a game where points can also be lost',
    options: {
      '<': (value) => `A player whose score is under ${value} is out.`,
      '>': (value) => `A player whose score is over ${value} goes on.`,
      '≤': (value) => `A player whose score is ${value} or less is out.`,
      '≥': (value) => `A player whose score is ${value} or more goes on.`,
    },
  },
  {
    about: 'some of all numbers',
    options: {
      '<': (value) => `Every number that is below ${value}`,
      '>': (value) => `Every number that is above ${value}`,
      '≤': (value) => `Every number up to ${value}, including ${value}`,
      '≥': (value) => `Every number from ${value} on, including ${value}`,
    },
  },
]

const readSlip = (wrong: Sign, sign: Sign, at: number): Slip =>
  goesRight(wrong) === goesRight(sign)
    ? {
        misconception: 'circle',
        feedback: `The direction is right. Look at the circle at ${numeral(at)}: is it filled or open, and what does that say about ${numeral(at)} itself?`,
      }
    : {
        misconception: 'turned-ray',
        feedback: `Pick a number from the shaded part that is not ${numeral(at)}. Does it fit your answer?`,
      }

/** From a graph to signs: positive numbers (level 1), negative ones (level 2), to the situation that it shows (level 3). */
const readGraph: ComputedModel = {
  id: 'read-graph',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 35,
  make(random, level) {
    const sign = random.pick(signs)
    const at = level === 1 ? random.integer(1, 9) : random.pick(bounds)
    const figure = graphOf(sign, at)
    const wrong = signs.filter((each) => each !== sign)
    const hints = [
      `Look at the circle at ${numeral(at)} first: is ${numeral(at)} itself a solution?`,
      'Now look where the arrow points. Are the numbers there greater or less than the one at the circle?',
    ]
    const solution = [
      `The circle at ${numeral(at)} is ${isClosed(sign) ? 'filled, so that number belongs to' : 'open, so that number does not belong to'} the solutions.`,
      `The arrow points ${goesRight(sign) ? 'right, to the greater' : 'left, to the lesser'} numbers.`,
    ]
    if (level === 3) {
      const scene = random.pick(scenes)
      const option = (each: Sign) => scene.options[each](numeral(at))
      return {
        stem: `The number line shows ${scene.about}. Which fits the graph?`,
        figure,
        ...choice(random, {
          right: option(sign),
          wrong: wrong.map((each): WrongOption => ({ text: option(each), ...readSlip(each, sign, at) })),
        }),
        hints,
        solution: [...solution, `“${option(sign)}” says just that.`],
      }
    }
    const letter = random.pick(letters)
    return {
      stem: `Write the inequality that this graph shows. Use the letter ${math`${letter}`}.`,
      figure,
      ...inequality(
        { label: 'Inequality', letters: [letter] },
        { value: typed(letter, sign, at), form: 'inequality', shownAs: shownAs(letter, sign, at) },
        [
          ...wrong.map((each) => ({ value: typed(letter, each, at), ...readSlip(each, sign, at) })),
          {
            value: typed(letter, sign, -at),
            misconception: 'drops-sign',
            feedback: `The sign is right. On which side of 0 does the circle stand?`,
          },
        ],
      ),
      hints,
      solution: [...solution, `So ${written(letter, sign, at)}.`],
    }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const [span] = shown.figure.spans ?? []
    const end = span?.from ?? span?.to
    if (end == null) throw new TypeError('expects a ray')
    const isRight = span?.to === null
    const sign = isRight ? (end.isClosed ? '>=' : '>') : end.isClosed ? '<=' : '<'
    if (shown.interaction.kind === 'choice') {
      const patterns = {
        '<': /colder than|stays lower|is under|below/,
        '>': /^(?!.*no warmer).*(?:warmer than|stays higher|is over|above)/,
        '<=': /no warmer|no higher|or less|up to/,
        '>=': /no colder|no lower|or more|from/,
      }
      const fits = (text: string) => patterns[sign].test(text) && !(sign === '<' && /no colder/.test(text))
      return { kind: 'choice', option: shown.interaction.options.find(({ text }) => fits(text))?.id ?? '' }
    }
    const letter = /letter ([a-z])/.exec(plain(shown.stem))?.[1] ?? ''
    return { kind: 'inequality', text: `${letter} ${sign} ${end.at}` }
  },
}

/** Halves and tenths near a bound, written in several ways. */
const nearby = (bound: number): { value: number; text: string }[] => {
  const whole = Math.floor(bound)
  const half = { value: whole + 0.5, text: math`${whole}\frac{1}{2}` }
  const decimal = (value: number) => ({
    value: Number(value.toFixed(3)),
    text: numeral(Number(value.toFixed(3))),
  })
  return [half, ...[bound - 1, bound - 0.4, bound - 0.05, bound + 0.05, bound + 0.6, bound + 2].map(decimal)]
}

/** Numbers that make an inequality true: as it stands (level 1), after an operation (level 2), close to the bound (level 3). */
const isSolution: ComputedModel = {
  id: 'is-solution',
  kind: 'computed',
  thinking: 'compute',
  seconds: 45,
  make(random, level): Item {
    const sign = random.pick(signs)
    const letter = random.pick(letters)
    const by = level === 2 ? random.integer(2, 9) : 0
    const operation = random.pick(['plus', 'times'] as const)
    const bound = level === 3 ? random.integer(3, 30) / 2 : random.integer(3, 12)
    const result = operation === 'plus' ? bound + by : bound * by
    const shown = level === 2 ? (operation === 'plus' ? `${letter} + ${by}` : `${by}${letter}`) : letter
    const right = level === 2 ? result : bound
    const all =
      level === 3
        ? nearby(bound).filter(
            (each, index, list) => list.findIndex(({ value }) => value === each.value) === index,
          )
        : [bound - 3, bound - 1, bound + 1, bound + 2, bound + 10].map((value) => ({
            value,
            text: numeral(value),
          }))
    const edge = { value: bound, text: numeral(bound) }
    const tried = [
      edge,
      ...random.sample(
        all.filter(({ value }) => value !== bound),
        4,
      ),
    ]
    const good = tried.filter(({ value }) => holds[sign](value, bound))
    const bad = tried.filter(({ value }) => !holds[sign](value, bound))
    if (good.length === 0 || bad.length === 0) return isSolution.make(random, level)
    const put = (text: string) =>
      level === 2 ? `Put ${text} in place of ${math`${letter}`}: what comes out on the left?` : ''
    return {
      stem: `Pick every number that makes ${tex(`${shown} ${texSigns[sign]} ${numeral(right)}`)} true.`,
      ...choices(random, {
        right: good.map(({ text }) => text),
        wrong: bad.map(({ value, text }): WrongOption =>
          value === bound
            ? {
                text,
                misconception: 'boundary',
                feedback: `With ${text} both sides are equal. The sign here asks for ${sign === '<' ? 'less' : 'more'}, so equal is not enough.`,
              }
            : {
                text,
                misconception: level === 2 ? 'forgets-operation' : 'turned-sign',
                feedback:
                  level === 2
                    ? `${put(text)} Compare that with ${numeral(right)}.`
                    : `Check ${text}: is it ${inWords[sign]} ${numeral(right)}?`,
              },
        ),
        missed:
          level === 2 && goesRight(sign)
            ? {
                misconception: 'forgets-operation',
                feedback: `There is more. Put each number in place of ${math`${letter}`} and work out the left side: even a number less than ${numeral(right)} can make it ${sign === '>' ? 'greater' : 'great enough'}.`,
              }
            : {
                misconception: 'boundary',
                feedback: `All that you picked may be right, but there is more. Try each number, also the one that makes both sides equal.`,
              },
      }),
      hints: [
        level === 2
          ? `Put each number in place of ${math`${letter}`} and work out the left side.`
          : `Read it aloud: “${letter} is ${inWords[sign]} …”. Then test the numbers one by one.`,
        `Look hard at the number that makes both sides equal. Does ${tex(texSigns[sign])} allow that?`,
      ],
      solution: [
        level === 2
          ? `When ${math`${letter}`} is ${numeral(bound)}, both sides are equal: ${operation === 'plus' ? `${numeral(bound)} + ${by} = ${numeral(result)}` : `${by} × ${numeral(bound)} = ${numeral(result)}`}. A greater ${math`${letter}`} makes the left side greater.`
          : `Compare each number with ${numeral(bound)}.`,
        `The sign means “${inWords[sign]}”, so ${numeral(bound)} itself ${isClosed(sign) ? 'is a solution' : 'is no solution'}.`,
        `The solutions among the numbers: ${good
          .toSorted((one, other) => one.value - other.value)
          .map(({ text }) => text)
          .join('; ')}.`,
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choices') throw new TypeError('expects choices')
    const source = bare(shown.stem)
    const [, times, plus, sign, right] =
      /makes (\d*)[a-z](?: \+ (\d+))? ([<>≤≥]) ([\d.]+) true/.exec(source) ?? []
    const valueOf = (text: string): number => {
      const [, whole, above, below] = /(\d+)\\frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? []
      return whole === undefined ? (numbersIn(text)[0] ?? 0) : Number(whole) + Number(above) / Number(below)
    }
    const left = (value: number) => value * Number(times || 1) + Number(plus ?? 0)
    return {
      kind: 'choices',
      options: shown.interaction.options
        .filter(({ text }) => holds[asSign(sign)](left(valueOf(plain(text))), Number(right)))
        .map(({ id }) => id),
    }
  },
}

type Fault = 'none' | 'direction' | 'with' | 'without'
const verdictTexts = (name: string, value: string): Record<Fault, string> => ({
  none: `Yes, ${name} is right.`,
  direction: 'No: it goes the wrong way.',
  with: `No: it holds ${value} itself, and should not.`,
  without: `No: it leaves out ${value} itself, and should not.`,
})

/** What somebody makes of a sentence (level 1), of a graph (level 2), of the other side of the sign (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 45,
  make(random, level) {
    const fault = random.pick<Fault>(['none', 'direction', 'with', 'without'])
    // A claim can only hold the number too much where the truth is without it, and the other way round.
    const truth: Sign =
      fault === 'with'
        ? random.pick(['<', '>'] as const)
        : fault === 'without'
          ? random.pick(['≤', '≥'] as const)
          : random.pick(signs)
    const said = fault === 'none' ? truth : fault === 'direction' ? turned[truth] : otherEnd[truth]
    const name = person(random)
    const letter = random.pick(letters)
    const at = level === 1 ? random.integer(2, 40) : random.pick(bounds)
    const value = numeral(at)
    const told = {
      1: `A rule says: “The number ${math`${letter}`} must be ${random.pick(phrases[truth])} ${value}.” ${name} writes ${written(letter, said, at)}.`,
      2: `${name} draws this graph for ${written(letter, truth, at)}.`,
      3: `${name} turns ${writtenTurned(letter, truth, at)} around and writes ${written(letter, said, at)}.`,
    }[level]
    const texts = verdictTexts(name, value)
    const other: Record<Fault, Slip> = {
      none: {
        misconception: fault === 'direction' ? 'turned-sign' : 'boundary',
        feedback:
          fault === 'direction'
            ? `Test a number that is far away from ${value}. Is it a solution of both?`
            : `Test ${value} itself in both. Does it belong to both or to one only?`,
      },
      direction: {
        misconception: 'turned-sign',
        feedback: `Test a number that is greater than ${value}. It is a solution of both, or of neither, so the direction fits.`,
      },
      with: {
        misconception: 'boundary',
        feedback: `Test ${value} itself. Does ${name} leave it in, and should it be out?`,
      },
      without: {
        misconception: 'boundary',
        feedback: `Test ${value} itself. Does ${name} leave it out, and should it be in?`,
      },
    }
    return {
      stem: `${told} Is ${name} right?`,
      ...(level === 2 && { figure: graphOf(said, at) }),
      ...choice(random, {
        right: texts[fault],
        wrong: (['none', 'direction', 'with', 'without'] as const)
          .filter((each) => each !== fault)
          .map((each): WrongOption => ({ text: texts[each], ...other[each] })),
        keepOrder: [texts.none, texts.direction, texts.with, texts.without],
      }),
      hints: [
        `Test two numbers: ${value} itself, and one that is greater than it.`,
        'A number must be a solution of both, or of neither. Where that fails, there is the mistake.',
      ],
      solution: [
        `${sentence(level === 1 ? 'the rule' : 'the inequality')} means that ${math`${letter}`} is ${inWords[truth]} ${value}. Its solutions are all numbers ${goesRight(truth) ? 'greater' : 'less'} than ${value}, ${isClosed(truth) ? 'and' : 'but not'} ${value} itself.`,
        {
          none: `${name}’s answer has just these numbers, so it is right.`,
          direction: `${name}’s answer has the numbers on the other side of ${value}.`,
          with: `${name}’s answer holds ${value} as well, so it has one number too many.`,
          without: `${name}’s answer leaves out ${value}, so one number is missing.`,
        }[fault],
      ],
    }
  },
  solve(shown) {
    return { kind: 'choice', option: judgeClaim(shown) }
  },
}

/** The solver's own way: test the bound and a number above it on both sides of the claim. */
function judgeClaim(shown: Shown): string {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const stem = shown.stem
  const test = (sign: Sign, bound: number) => [0, 1].map((more) => holds[sign](bound + more, bound))
  let truth: boolean[]
  let claim: boolean[]
  if (shown.figure?.kind === 'number-line') {
    const { sign, value } = readInequality(stem)
    const [span] = shown.figure.spans ?? []
    truth = test(sign, value)
    claim = [(span?.from ?? span?.to)?.isClosed ?? false, span?.to === null]
  } else {
    const [rule = '', answer = ''] = stem.split(/ writes /)
    const said = readInequality(answer)
    claim = test(said.sign, said.value)
    const words = Object.entries(phrases).find(([, all]) => all.some((each) => rule.includes(`be ${each} `)))
    truth = test(
      words === undefined ? readInequality(rule.replace(/^.*? turns /, '')).sign : asSign(words[0]),
      said.value,
    )
  }
  const needle =
    truth[1] !== claim[1]
      ? 'wrong way'
      : truth[0] === claim[0]
        ? 'is right'
        : claim[0] === true
          ? 'it holds'
          : 'leaves out'
  return shown.interaction.options.find((option) => option.text.includes(needle))?.id ?? ''
}

export const inequalities = defineSkill({
  id: 'inequalities',
  revision: 2,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Expressions and equations',
  name: 'Inequalities',
  description: 'Write, read and graph what is more, less, at least or at most.',
  icon: 'inequality',
  standards: ['6.EE.B.5', '6.EE.B.8'],
  prerequisites: ['one-step-equations'],
  misconceptions: [
    {
      id: 'turned-sign',
      name: 'turns the sign around',
      explanation:
        'The open side of the sign is always on the greater side. Try a number to see whether your sign tells the truth.',
    },
    {
      id: 'boundary',
      name: 'misses what happens at the number itself',
      explanation:
        'At least 5 and at most 5 allow 5. More than 5 and less than 5 do not. The line under the sign means “or equal to”.',
    },
    {
      id: 'skips-step',
      name: 'compares with the number as it stands',
      explanation: 'A limit is often about everything together. First say what the letter stands for.',
    },
    {
      id: 'wrong-operation',
      name: 'joins the numbers in the wrong way',
      explanation:
        'Try a value for the letter in the story. What you then do to compare tells the operation.',
    },
    {
      id: 'circle',
      name: 'mixes up open and filled circles',
      explanation:
        'A filled circle says: this number too. An open circle says: up to here, but not this number.',
    },
    {
      id: 'turned-ray',
      name: 'shades the wrong side',
      explanation: 'Test one number from the side that you shaded. It must make the inequality true.',
    },
    {
      id: 'drops-sign',
      name: 'loses the minus sign',
      explanation:
        'Negative numbers stand to the left of 0. So −3 and 3 are as far from 0, but on different sides.',
    },
    {
      id: 'forgets-operation',
      name: 'compares before working out',
      explanation:
        'In an inequality such as 3n > 12 the whole left side is compared, and not the letter alone.',
    },
  ],
  lesson: {
    idea: [
      `An inequality compares two amounts that need not be equal. ${math`x > 3`} says that ${math`x`} is greater than 3. It has many solutions: 4, 10, 3.1 and every other number above 3.`,
      `A line under the sign means “or equal to”. ${math`x \ge 3`} has the same solutions and 3 itself. Words tell which sign you need: “at least 3” allows 3, “more than 3” does not.`,
      'On a number line the solutions form a ray. Its circle is filled when the number itself is a solution and open when it is not. The arrow points to all the other solutions.',
    ],
    figure: graphOf('≥', 3),
    workedExample: { model: 'write-inequality', level: 3 },
    words: [
      { word: 'inequality', meaning: 'A statement that one amount is greater or less than another.' },
      { word: 'solution', meaning: 'A number that makes the inequality true.' },
      { word: 'at least', meaning: 'That number or more.' },
      { word: 'at most', meaning: 'That number or less.' },
    ],
  },
  models: [writeInequality, graphSolutions, readGraph, isSolution, findMistake],
})
