import type { Level } from '@skills-center/contract/ids'
import { plane } from '../../build-drawn.ts'
import { choice, coordinates, equation, number, type WrongValue } from '../../build-item.ts'
import { type OpenCell, sort, table } from '../../build-placed.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { dollars, numeral, sentence } from '../../wording.ts'
import { type Fraction, fractionTex, fractionValue, lowest, mixedTex, numbersInMath } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { equationCards, listCards, storyCards } from './proportional-cards.ts'
import {
  amount,
  amounts,
  axes,
  depends,
  type GridPair,
  gridPairs,
  heading,
  lettersTold,
  rated,
  rateUnit,
  ratesOf,
  type Scene,
  scenes,
  told,
  unitOf,
} from './proportional-scenes.ts'

type PlaneFigure = Extract<Figure, { kind: 'coordinate-plane' }>

function graph(scene: Scene, { step, across, up }: GridPair): PlaneFigure {
  const { x, y } = axes(scene, step)
  return {
    kind: 'coordinate-plane',
    x,
    y,
    points: [{ at: [across, up], label: 'P' }],
    lines: [
      {
        through: [
          [0, 0],
          [across, up],
        ],
        label: '',
      },
    ],
    description: `A graph. The horizontal axis shows “${x.label}” from 0 to 10, one for each square. The vertical axis shows “${y.label}” from 0 to ${numeral(y.to)}, ${numeral(step)} for each square. A straight line starts at (0, 0) and goes up through point P, which is ${numeral(across)} to the right and ${numeral(up)} up.`,
  }
}

function tableOf(scene: Scene, rows: readonly (readonly [number, number])[]): Figure {
  const columns = [heading(scene.x), heading(scene.y)]
  const cells = rows.map(([a, b]) => [numeral(a), scene.y.isMoney ? dollars(b).slice(1) : numeral(b)])
  return {
    kind: 'table',
    title: `${sentence(scene.x.name)} and ${scene.y.name}`,
    columns,
    rows: cells,
    description: `A table with two columns, ${columns.join(' and ')}, and these rows: ${cells.map((row) => row.join(' and ')).join('; ')}.`,
  }
}

const simple = (value: number): string => String(Number(value.toFixed(6)))

/** The constant from a table (level 1), from a graph (level 2), from a pair of fractions (level 3). */
const findConstant: ComputedModel = {
  id: 'find-constant',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    const scene = random.pick(scenes)
    if (level === 3) return constantOfFractions(random)
    const unit = rateUnit(scene)
    const asked = `What is the constant of proportionality, in ${unit}?`
    if (level === 1) {
      const rate = random.pick(ratesOf(scene, false))
      const known = amounts(random, scene, rate, 3)
      const [first = 0] = known
      return {
        stem: `${scene.about} ${sentence(scene.y.phrase)} is proportional to ${scene.x.phrase}. ${asked}`,
        figure: tableOf(
          scene,
          known.map((each) => [each, each * rate]),
        ),
        ...number({ label: 'Constant of proportionality', after: unit }, { value: String(rate), unit }, [
          upsideDown(scene, first, first * rate),
          {
            value: simple(first * rate),
            misconception: 'one-number',
            feedback: `${amount(scene.y, first * rate)} is for ${amount(scene.x, first)}. How much is it for 1 ${scene.x.one}?`,
          },
          {
            value: simple(first * rate - first),
            misconception: 'adds-same',
            feedback: `You subtracted ${first} from ${numeral(first * rate)}. Try that in the next row: it gives another number. Which operation gives the same number in every row?`,
          },
          {
            value: simple(first * first * rate),
            misconception: 'multiplies',
            feedback: `You multiplied the two numbers of a row. The constant tells how much there is for 1 ${scene.x.one}. How do you share ${numeral(first * rate)} among ${first}?`,
          },
        ]),
        hints: [
          `Look along one row: ${amount(scene.y, first * rate)} for ${amount(scene.x, first)}. How much is it for 1 ${scene.x.one}?`,
          `Divide the second number of a row by the first, such as ${numeral(first * rate)} ÷ ${first}. Check it in another row.`,
        ],
        solution: [
          `The constant tells how many ${scene.y.many} go with 1 ${scene.x.one}. So divide the second number of each row by the first.`,
          ...known.map((each) => `${numeral(each * rate)} ÷ ${each} = ${numeral(rate)}`),
          `It is the same in every row, as it must be: the constant is ${rated(scene, rate)}.`,
        ],
      }
    }
    const pair = random.pick(gridPairs([...ratesOf(scene, false), ...ratesOf(scene, true)]))
    const { rate, step, across, up } = pair
    return {
      stem: `${scene.about} The graph shows ${depends(scene)}. ${asked}`,
      figure: graph(scene, pair),
      ...number({ label: 'Constant of proportionality', after: unit }, { value: String(rate), unit }, [
        upsideDown(scene, across, up),
        {
          value: `${up / step}/${across}`,
          misconception: 'scale',
          feedback: `You counted ${numeral(up / step)} squares up and ${across} across. But look at the vertical axis: how much does one square stand for there?`,
        },
        {
          value: String(up),
          misconception: 'one-number',
          feedback: `Point P is ${numeral(up)} up, but it is also ${across} to the right. How much is it for 1 ${scene.x.one}?`,
        },
        {
          value: simple(up - across),
          misconception: 'adds-same',
          feedback: `You subtracted ${across} from ${numeral(up)}. The constant tells how much there is for each ${scene.x.one}, so compare by dividing.`,
        },
      ]),
      hints: [
        'Read both numbers of point P. Mind what one square stands for on each axis.',
        `P stands for ${amount(scene.x, across)} and ${amount(scene.y, up)}. How much is that for 1 ${scene.x.one}?`,
      ],
      solution: [
        `Point P is at (${across}, ${numeral(up)}): ${scene.tells(amount(scene.x, across), amount(scene.y, up))}`,
        `Share that among the ${scene.x.many}: ${numeral(up)} ÷ ${across} = ${numeral(rate)}.`,
        `The constant is ${rated(scene, rate)}. The line is straight and starts at (0, 0), so any other point gives the same.`,
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind === 'table') {
      const [a = '', b = ''] = figure.rows.at(-1) ?? []
      return { kind: 'number', text: String(Number(b.replaceAll(',', '')) / Number(a)) }
    }
    if (figure?.kind === 'coordinate-plane') {
      const [
        [, [a, b]] = [
          [0, 0],
          [1, 1],
        ],
      ] = figure.lines.map((line) => line.through)
      return { kind: 'number', text: String(b / a) }
    }
    const parse = (text = '1') => {
      const [top = 1, bottom = 1] = text.split('/').map(Number)
      return top / bottom
    }
    const [first, second] = numbersInMath(shown.stem)
    const money = /\$(\d+(?:\.\d+)?)/.exec(shown.stem)?.[1]
    return {
      kind: 'number',
      text: String(
        Math.round(((money === undefined ? parse(second) : Number(money)) / parse(first)) * 1e4) / 1e4,
      ),
    }
  },
}

function upsideDown(scene: Scene, a: number, b: number): WrongValue {
  return {
    value: fractionValue(lowest({ top: Math.round(a * 4), bottom: Math.round(b * 4) })),
    misconception: 'upside-down',
    feedback: `You divided ${numeral(a)} by ${numeral(b)}. That gives ${scene.x.many} per ${scene.y.one}. Here you need ${rateUnit(scene)}: what goes with 1 ${scene.x.one}?`,
  }
}

const parts: Fraction[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 3],
  [2, 3],
  [3, 2],
  [5, 4],
  [5, 2],
  [4, 3],
  [7, 4],
].map(([top = 1, bottom = 1]) => ({ top, bottom }))

/** A fraction of the one goes with a whole or a fraction of the other. */
function constantOfFractions(random: Random): Item {
  const scene = random.pick(scenes.filter(({ isCounted, x }) => !isCounted && x.one !== 'second'))
  const { x, y } = scene
  const part = random.pick(parts.filter(({ bottom }) => !y.isMoney || bottom !== 3))
  const rate = random.pick(
    [...ratesOf(scene, false), ...ratesOf(scene, true)].filter((each) => Number.isInteger(each * 2)),
  )
  const whole = lowest({ top: rate * 2 * part.top, bottom: 2 * part.bottom })
  // Cents: a fourth of a dollar and a half is no price.
  if (y.isMoney && !Number.isInteger((whole.top * 20) / whole.bottom)) return constantOfFractions(random)
  const isOver = (its: Fraction) => its.top > its.bottom
  const shownX = `${math`${mixedTex(part)}`} ${isOver(part) ? x.many : x.one}`
  const shownY = y.isMoney
    ? dollars(whole.top / whole.bottom)
    : `${math`${mixedTex(whole)}`} ${isOver(whole) ? y.many : y.one}`
  const bareY = y.isMoney ? dollars(whole.top / whole.bottom).slice(1) : math`${mixedTex(whole)}`
  const bareX = math`${mixedTex(part)}`
  const turnedOver = { top: part.bottom, bottom: part.top }
  const unit = rateUnit(scene)
  const asFraction = y.isMoney && whole.bottom !== 1 ? bareY : tex(fractionTex(whole))
  return {
    stem: `${scene.about} ${scene.tells(shownX, shownY)} What is the constant of proportionality, in ${unit}?`,
    ...number({ label: 'Constant of proportionality', after: unit }, { value: String(rate), unit }, [
      {
        value: fractionValue({ top: whole.top * part.top, bottom: whole.bottom * part.bottom }),
        misconception: 'multiplies',
        feedback: `You multiplied ${bareY} by ${bareX}. But ${bareY} is already the amount for ${shownX}. You are looking for the amount for 1 ${x.one}. Will it be more or less?`,
      },
      {
        value: fractionValue({ top: part.top * whole.bottom, bottom: part.bottom * whole.top }),
        misconception: 'upside-down',
        feedback: `You divided ${bareX} by ${bareY}. That gives ${x.many} per ${y.one}. You need ${unit}.`,
      },
      {
        value: fractionValue(whole),
        misconception: 'one-number',
        feedback: `${shownY} is for ${shownX}. How much is it for 1 ${x.one}?`,
      },
      {
        value: fractionValue({ top: whole.top, bottom: whole.bottom * part.bottom }),
        misconception: 'part-of-fraction',
        feedback: `You divided by ${part.bottom} only. To divide by ${tex(fractionTex(part))}, use its top number, too.`,
      },
    ]),
    hints: [
      `Is 1 ${x.one} more or less than ${shownX}? So will the answer be more or less than ${bareY}?`,
      `Divide the ${y.many} by the ${x.many}: ${bareY} ÷ ${bareX}. To divide by ${tex(fractionTex(part))}, multiply by ${tex(fractionTex(turnedOver))}.`,
    ],
    solution: [
      `The constant tells how many ${y.many} go with 1 ${x.one}. So divide the ${y.many} by the ${x.many}.`,
      `${asFraction} ÷ ${tex(fractionTex(part))} is the same as ${asFraction} × ${tex(fractionTex(turnedOver))}. That makes ${numeral(rate)}.`,
      `The constant is ${rated(scene, rate)}.`,
    ],
  }
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** Amounts from the rate (level 1), both columns from one full row (level 2), a rate with parts and its row for 1 (level 3). */
const fillTable: ComputedModel = {
  id: 'fill-table',
  kind: 'computed',
  thinking: 'compute',
  seconds: 60,
  make(random, level) {
    const scene = random.pick(scenes)
    const rate = random.pick(ratesOf(scene, level === 3))
    const known = amounts(random, scene, rate, 3)
    const [low = 2, middle = 3, high = 4] = known
    const cellX = (a: number) => numeral(a)
    const cellY = (a: number) => (scene.y.isMoney ? dollars(a * rate).slice(1) : numeral(a * rate))
    const givens: Record<Level, number> = {
      1: 1,
      2: random.pick([low, middle]),
      3: random.pick([middle, high]),
    }
    const given = givens[level]
    const openY = (a: number, index: number): OpenCell => ({
      label: `${heading(scene.y)}, ${ordinals[index] ?? ''} row`,
      key: { value: simple(a * rate), unit: unitOf(scene.y) },
      wrong: [
        {
          value: simple(given * rate + a - given),
          misconception: 'adds-same',
          feedback:
            level === 1
              ? `In one cell you added ${numeral(a - 1)} to ${numeral(rate)}. But each ${scene.x.one} brings ${amount(scene.y, rate)}, and there are ${amount(scene.x, a)} in that row.`
              : `From ${given} to ${amount(scene.x, a)} you changed both by the same number. But each ${scene.x.one} counts for more than 1 here. What goes with 1 ${scene.x.one}?`,
        },
        {
          value: simple(a / rate),
          misconception: 'upside-down',
          feedback: `In the row with ${amount(scene.x, a)} you divided by ${numeral(rate)}. From ${scene.x.many} to ${scene.y.many}, do you multiply or divide?`,
        },
      ].filter(({ value }) => Number(value) > 0),
    })
    const openX = (a: number, index: number): OpenCell => ({
      label: `${heading(scene.x)}, ${ordinals[index] ?? ''} row`,
      key: { value: simple(a), unit: unitOf(scene.x) },
      wrong: [
        {
          value: simple(given + (a - given) * rate),
          misconception: 'adds-same',
          feedback: `You changed both columns by the same number. That works for no proportional table. What goes with 1 ${scene.x.one}?`,
        },
        {
          value: simple(a * rate * rate),
          misconception: 'multiplies',
          feedback: `You multiplied ${cellY(a)} by ${numeral(rate)}. From ${scene.y.many} back to ${scene.x.many}, ask how many times ${numeral(rate)} fits.`,
        },
      ].filter(({ value }) => Number(value) > 0),
    })
    const full = (a: number): (string | OpenCell)[] => [cellX(a), cellY(a)]
    let rows: (string | OpenCell)[][]
    if (level === 1) rows = known.map((a, index) => [cellX(a), openY(a, index)])
    else {
      const others = known.filter((a) => a !== given)
      const backwards = random.pick(others)
      const all = level === 3 && !scene.isCounted ? [1, ...known] : known
      rows = all.map((a, index) =>
        a === given ? full(a) : a === backwards ? [openX(a, index), cellY(a)] : [cellX(a), openY(a, index)],
      )
    }
    return {
      stem:
        level === 1
          ? `${scene.about} ${told(scene, 1, rate)} Fill in the table.`
          : `${scene.about} In the table, ${scene.y.phrase} is proportional to ${scene.x.phrase}. Fill in the missing numbers.`,
      ...table(random, [heading(scene.x), heading(scene.y)], rows),
      hints: [
        level === 1
          ? `How much goes with 1 ${scene.x.one}? How much goes with 2?`
          : `Use the full row: ${amount(scene.x, given)} and ${amount(scene.y, given * rate)}. What goes with 1 ${scene.x.one}?`,
        level === 1
          ? `Multiply each number in the first column by ${numeral(rate)}.`
          : `Find ${numeral(given * rate)} ÷ ${given}. Multiply by that to get from the first column to the second. To come back, divide by it.`,
      ],
      solution: [
        level === 1
          ? `Each ${scene.x.one} counts for ${amount(scene.y, rate)}. So the constant of proportionality is ${numeral(rate)}.`
          : `The full row gives the constant: ${numeral(given * rate)} ÷ ${given} = ${numeral(rate)}. So 1 ${scene.x.one} goes with ${amount(scene.y, rate)}.`,
        'From the first column to the second, multiply by the constant. To come back from the second to the first, divide by it.',
        ...(level === 1 ? known : known.filter((a) => a !== given)).map((a) => {
          const isBack = rows.some(([left, right]) => typeof left !== 'string' && right === cellY(a))
          return isBack
            ? `${numeral(a * rate)} ÷ ${numeral(rate)} = ${a}`
            : `${a} × ${numeral(rate)} = ${numeral(a * rate)}`
        }),
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'table') throw new TypeError('expects a table')
    const cells = shown.interaction.rows.map((row) =>
      row.map((cell) => ('text' in cell ? Number(cell.text.replaceAll(',', '')) : cell.entry)),
    )
    const complete = cells.find(([a, b]) => typeof a === 'number' && typeof b === 'number')
    const stem = shown.stem.replace(/^[^.]*\./, '')
    const rate = complete ? Number(complete[1]) / Number(complete[0]) : Math.max(...numbersIn(stem)) // the other number told is 1, and rates are above it
    const placed = cells.flatMap(([a, b]): [string, string][] =>
      typeof a === 'string'
        ? [[a, simple(Number(b) / rate)]]
        : typeof b === 'string'
          ? [[b, simple(Number(a) * rate)]]
          : [],
    )
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
}

/** Lists of pairs (level 1), lists and equations (level 2), situations in words (level 3). */
const isProportional: ComputedModel = {
  id: 'is-proportional',
  kind: 'computed',
  thinking: 'classify',
  seconds: 75,
  make(random, level) {
    const bank = { 1: listCards, 2: equationCards, 3: storyCards }[level]
    const good = random.integer(2, 3)
    const makers =
      level === 1
        ? [...Array.from({ length: good }, () => listCards.good[0]), ...random.sample(bank.bad, 5 - good)]
        : level === 2
          ? [
              ...random.sample(equationCards.good, good - 1),
              ...listCards.good,
              ...random.sample(equationCards.bad, 4 - good),
              random.pick(listCards.bad),
            ]
          : [...random.sample(bank.good, good), ...random.sample(bank.bad, 5 - good)]
    const cards = makers.flatMap((maker) => (maker === undefined ? [] : [maker(random)]))
    if (new Set(cards.map(({ text }) => text)).size < cards.length) return isProportional.make(random, level)
    const [yes, no] = ['Proportional', 'Not proportional']
    const listed = cards.map(({ text, isProportional: its }) =>
      its ? `${text.replace(/\.$/, '')}: proportional.` : `${text.replace(/\.$/, '')}: not proportional.`,
    )
    const stems = {
      1: `Each card lists pairs ${math`(x, y)`}. Is ${math`y`} proportional to ${math`x`} in them? Sort the cards.`,
      2: `Each card shows pairs ${math`(x, y)`} or an equation. Is ${math`y`} proportional to ${math`x`}? Sort the cards.`,
      3: 'Each card names two amounts. Is the second one proportional to the first one? Sort the cards.',
    }
    return {
      stem: stems[level],
      ...sort(random, {
        categories: [yes, no],
        cards: cards.map(({ text, isProportional: its, slip }) => ({
          text,
          category: its ? yes : no,
          slips: [{ category: its ? no : yes, ...slip }],
        })),
        slip: {
          misconception: 'grows-together',
          feedback: 'Check each card: is the second amount always the same number times the first?',
        },
      }),
      hints: [
        level === 3
          ? 'Think of the first amount as 0. Is the second one 0, too?'
          : `In a proportional relationship, ${math`y`} is always the same number times ${math`x`}. ${level === 1 ? 'Is that so in the first card?' : `So what is ${math`y`} when ${math`x`} is 0?`}`,
        level === 1
          ? `Divide ${math`y`} by ${math`x`} in every pair of a card. Do all pairs give the same number?`
          : 'Now double the first amount. Does the second one double, too?',
      ],
      solution: [
        level === 3
          ? 'Two amounts are proportional when the second is always the same number times the first. Then 0 goes with 0, and doubling one doubles the other.'
          : `${math`y`} is proportional to ${math`x`} when ${math`y`} divided by ${math`x`} is always the same number. Then ${math`y`} is that number times ${math`x`}, with nothing added.`,
        ...listed,
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'sort') throw new TypeError('expects a sort')
    const { cards, categories } = shown.interaction
    const idOf = (its: boolean) => categories.find(({ text }) => text.startsWith('Not') !== its)?.id ?? ''
    return {
      kind: 'sort',
      placed: Object.fromEntries(cards.map(({ id, text }) => [id, idOf(readsProportional(plain(text)))])),
    }
  },
}

/** The solver's own test: values for pairs and equations, telling words for situations. */
function readsProportional(text: string): boolean {
  if (text.startsWith('(')) {
    const quotients = [...text.matchAll(/\((\d+), ([\d.]+)\)/g)].map(([, a, b]) => Number(b) / Number(a))
    return quotients.every((each) => Math.abs(each - (quotients[0] ?? 0)) < 1e-9)
  }
  if (text.startsWith('y =')) return !/[+−]|\{x\}$/.test(text)
  return !/to get in|to join|burns|tall|area|older|trip/.test(text)
}

/** From the rate (level 1), from one pair (level 2), from another line that is drawn (level 3). */
const drawLine: ComputedModel = {
  id: 'draw-line',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 60,
  make(random, level) {
    const scene = random.pick(scenes)
    const rates = level === 1 ? ratesOf(scene, false) : [...ratesOf(scene, false), ...ratesOf(scene, true)]
    if (level === 3) return otherLine(random, scene)
    const pairs = gridPairs(rates).filter(
      ({ rate, step, across }) =>
        // For one of the first the point is on the grid at level 1 only.
        (level === 1) === (rate % step === 0) && (level === 1 || across > 2),
    )
    if (pairs.length === 0) return drawLine.make(random, level)
    const { rate, step, across, up } = random.pick(pairs)
    const { x, y } = axes(
      scene,
      step,
      Math.max(across, random.integer(8, 12)),
      Math.max(up / step, random.integer(8, 12)),
    )
    const shownPair: [number, number] = level === 1 ? [1, rate] : [across, up]
    return {
      stem: `${scene.about} ${told(scene, ...shownPair)} Draw the line that shows ${depends(scene)}.`,
      ...plane(
        { x, y, snap: { x: 1, y: step } },
        {
          draws: 'line',
          points: [
            [0, 0],
            [across, up],
          ],
        },
        [
          {
            points: [
              [0, 0],
              [up / step, across * step],
            ],
            misconception: 'scale',
            feedback:
              'It looks as if squares were counted across and up the wrong way round. Read what each axis shows, and how much a square stands for.',
          },
          {
            points: [
              [0, 0],
              [across, across * step],
            ],
            misconception: 'scale',
            feedback: `Your line goes up one square for each square across. On the vertical axis a square stands for ${amount(scene.y, step)}. How far up is the point for ${amount(scene.x, across)}?`,
          },
          {
            points: [
              [0, up],
              [across, up],
            ],
            misconception: 'one-number',
            feedback: `Your line stays at ${amount(scene.y, up)} all along. With more ${scene.x.many}, should there not be more ${scene.y.many}?`,
          },
          {
            points: [
              [0, up],
              [across, 0],
            ],
            misconception: 'pair-as-ends',
            feedback: `Your line joins ${across} on one axis with ${numeral(up)} on the other. But the two numbers belong together: they make one point.`,
          },
          {
            points: [
              [0, step],
              [across, up + step],
            ],
            misconception: 'start-value',
            feedback: `Your line has the right slant. But what goes with 0 ${scene.x.many}?`,
          },
          {
            points: [
              [0, step],
              [across, up],
            ],
            misconception: 'start-value',
            feedback: `One point of your line is right. But what goes with 0 ${scene.x.many}?`,
          },
        ],
      ),
      hints: [
        `What goes with 0 ${scene.x.many}? That gives one point of the line.`,
        level === 1
          ? `For a second point, choose a number of ${scene.x.many} and multiply it by ${numeral(rate)}.`
          : `The story tells the second point: go to ${across} on the horizontal axis, then up to ${numeral(up)}.`,
      ],
      solution: [
        `With 0 ${scene.x.many} there ${scene.y.one === 'dollar' ? 'is nothing to pay or earn' : `are 0 ${scene.y.many}`}, so the line starts at (0, 0).`,
        level === 1
          ? `Each ${scene.x.one} counts for ${amount(scene.y, rate)}. So ${amount(scene.x, across)} go with ${across} × ${numeral(rate)} = ${numeral(up)}. That is the point (${across}, ${numeral(up)}).`
          : `The story gives another point: (${across}, ${numeral(up)}).`,
        'Amounts that are proportional lie on a straight line through (0, 0). So these two points give the whole line.',
      ],
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const [line] = shown.interaction.given.lines
    if (line !== undefined) {
      const [, [a, b]] = line.through
      const factor = /twice/.test(shown.stem) ? 2 : /half/.test(shown.stem) ? 0.5 : 3
      return {
        kind: 'coordinate-plane',
        points: [
          [0, 0],
          [a, b * factor],
        ],
      }
    }
    const [about = '', pair = ''] = shown.stem.split(/(?<=\.) /)
    const [one = 1, two = 1] = numbersIn(about.length > 0 ? pair : '')
    const isTurned = pair.startsWith('You pay')
    return {
      kind: 'coordinate-plane',
      points: [[0, 0], isTurned ? [two, one] : [one, two]],
    }
  },
}

const factors = [
  { times: 2, says: 'twice as' },
  { times: 0.5, says: 'half as' },
  { times: 3, says: 'three times as' },
] as const

/** One line is drawn; the other has so many times its constant. */
function otherLine(random: Random, scene: Scene): Item {
  const { times, says } = random.pick(factors)
  const options = gridPairs([...ratesOf(scene, false), ...ratesOf(scene, true)]).filter(
    ({ up, step }) => (up * times) % step === 0 && up * times <= 10 * step && up * times >= step,
  )
  if (options.length === 0) return drawLine.make(random, 3)
  const { step, across, up } = random.pick(options)
  const { x, y } = axes(scene, step)
  const next = up * times
  return {
    stem: `${scene.about} Line A shows ${depends(scene)}. ${scene.other(says)} Draw line B for it.`,
    ...plane(
      {
        x,
        y,
        snap: { x: 1, y: step },
        given: {
          points: [],
          lines: [
            {
              through: [
                [0, 0],
                [across, up],
              ],
              label: 'A',
            },
          ],
        },
      },
      {
        draws: 'line',
        points: [
          [0, 0],
          [across, next],
        ],
      },
      [
        {
          points: [
            [0, 0],
            [across, up / times],
          ],
          misconception: 'upside-down',
          feedback: `For ${amount(scene.x, across)}, your line is not ${says} high as line A. Read again which of the two lines is higher.`,
        },
        {
          points: [
            [0, Math.abs(next - up)],
            [across, Math.abs(next - up) + up],
          ],
          misconception: 'start-value',
          feedback: `You raised line A. But line B starts at the same point as line A: what goes with 0 ${scene.x.many}?`,
        },
        {
          points: [
            [0, 0],
            [across, up],
          ],
          misconception: 'one-number',
          feedback: `You drew the same line again. For each ${scene.x.one}, what changes on line B?`,
        },
      ],
    ),
    hints: [
      `Both lines are proportional. Which point do they share?`,
      `Look at line A where the horizontal axis says ${across}. How high must line B be there?`,
    ],
    solution: [
      `Both lines start at (0, 0), because 0 goes with 0.`,
      `Line A goes through (${across}, ${numeral(up)}). There, line B is ${says} high: at ${numeral(next)}.`,
      `So line B goes through (0, 0) and (${across}, ${numeral(next)}).`,
    ],
  }
}

/** From the rate in words (level 1), from a table (level 2), from a graph (level 3). */
const writeEquation: ComputedModel = {
  id: 'write-equation',
  kind: 'computed',
  thinking: 'explain',
  seconds: 50,
  make(random, level) {
    const scene = random.pick(scenes)
    const { x, y } = scene
    const asked = `${lettersTold(scene)} Write an equation that relates ${math`${x.letter}`} and ${math`${y.letter}`}.`
    const pairs = gridPairs([...ratesOf(scene, true), ...ratesOf(scene, false)])
    const pair = level === 3 ? random.pick(pairs) : undefined
    const rate = pair?.rate ?? random.pick(ratesOf(scene, random.chance(0.6)))
    const known = amounts(random, scene, rate, 3)
    const [a, b] = pair === undefined ? [known[0] ?? 2, (known[0] ?? 2) * rate] : [pair.across, pair.up]
    const sources: Record<Level, Pick<Item, 'stem' | 'figure'>> = {
      1: { stem: `${scene.about} ${told(scene, 1, rate)} ${asked}` },
      2: {
        stem: `${scene.about} The table shows amounts that are proportional. ${asked}`,
        figure: tableOf(
          scene,
          known.map((each) => [each, each * rate]),
        ),
      },
      3: {
        stem: `${scene.about} The line shows ${depends(scene)}. ${asked}`,
        ...(pair && { figure: graph(scene, pair) }),
      },
    }
    return {
      ...sources[level],
      ...equation(
        { label: 'Equation', letters: [y.letter, x.letter] },
        { value: `${y.letter}=${rate}${x.letter}`, shownAs: `${y.letter} = ${rate}${x.letter}` },
        [
          {
            value: `${x.letter}=${rate}${y.letter}`,
            misconception: 'swaps',
            feedback: `Try your equation with ${math`${y.letter} = 1`}: it says that ${math`${x.letter}`} is then ${numeral(rate)}. Is that so, or is it the other way round?`,
          },
          {
            value: `${y.letter}=${x.letter}+${rate}`,
            misconception: 'adds-same',
            feedback: `You added ${numeral(rate)}. Try ${math`${x.letter} = 2`}: what does your equation give, and what should it be?`,
          },
          ...(level === 1
            ? []
            : [
                {
                  value: `${y.letter}=${b}${x.letter}`,
                  misconception: 'one-number',
                  feedback: `${sentence(amount(x, a))} go with ${amount(y, b)}. That is not yet what goes with 1 ${x.one}. The number before ${math`${x.letter}`} is the amount for one.`,
                },
                {
                  value: `${y.letter}=${x.letter}+${b - a}`,
                  misconception: 'adds-same',
                  feedback: `Your equation fits ${a} and ${numeral(b)}. Try it for other ${x.many}: does adding ${numeral(b - a)} still fit?`,
                },
              ]),
          ...(pair === undefined
            ? []
            : [
                {
                  value:
                    `${y.letter}=${fractionValue({ top: pair.up / pair.step, bottom: pair.across })}${x.letter}`.replace(
                      /=(\d+)\/(\d+)(\w)/,
                      '=($1/$2)$3',
                    ),
                  misconception: 'scale',
                  feedback: `You counted squares. On the vertical axis, how much does one square stand for?`,
                },
              ]),
        ],
      ),
      hints: [
        level === 1
          ? `What goes with 1 ${x.one}? And with 2? Say what you do with the number of ${x.many}.`
          : `Find one pair of amounts first. ${level === 2 ? 'Use any row.' : 'Use point P.'} How much goes with 1 ${x.one}?`,
        level === 1
          ? `The amounts are proportional. So ${math`${y.letter}`} is a number times ${math`${x.letter}`}.`
          : `Find ${numeral(b)} ÷ ${a}. To get ${math`${y.letter}`}, multiply ${math`${x.letter}`} by that number.`,
      ],
      solution: [
        ...(level === 1
          ? [
              `1 ${x.one} goes with ${amount(y, rate)}, so the constant of proportionality is ${numeral(rate)}.`,
            ]
          : [
              `${amount(x, a)} go with ${amount(y, b)}, so the constant of proportionality is ${numeral(b)} ÷ ${a} = ${numeral(rate)}.`,
            ]),
        `To get ${math`${y.letter}`}, multiply ${math`${x.letter}`} by the constant: ${tex(`${y.letter} = ${rate}${x.letter}`)}.`,
        ...(level === 1
          ? []
          : [
              `Check: when ${math`${x.letter}`} is ${a}, ${math`${y.letter}`} is ${numeral(rate)} × ${a} = ${numeral(b)}.`,
            ]),
      ],
    }
  },
  solve(shown) {
    const [, x = '', y = ''] = /Let (\w) be .* and (\w) be /.exec(plain(shown.stem)) ?? []
    const { figure } = shown
    if (figure?.kind === 'table') {
      const [a = '', b = ''] = figure.rows.at(-1) ?? []
      return { kind: 'equation', text: `${b.replaceAll(',', '')}${x} = ${a}${y}` }
    }
    if (figure?.kind === 'coordinate-plane') {
      const [a = 1, b = 1] = figure.points[0]?.at ?? []
      return { kind: 'equation', text: `${b}${x} = ${a}${y}` }
    }
    const pair = shown.stem.split(/(?<=\.) /)[1] ?? ''
    return { kind: 'equation', text: `${y} = ${Math.max(...numbersIn(pair))}${x}` }
  },
}

/** What a point says (level 1), which point tells the amount for one (level 2), which point is on the line far out (level 3). */
const pointMeaning: ComputedModel = {
  id: 'point-meaning',
  kind: 'computed',
  thinking: 'explain',
  seconds: 45,
  make(random, level) {
    const scene = random.pick(scenes)
    const { x, y } = scene
    const all = gridPairs([...ratesOf(scene, false), ...(level === 1 ? [] : ratesOf(scene, true))])
    const pair = random.pick(level === 2 ? all.filter(({ rate, step }) => rate % step !== 0) : all)
    const { rate, across, up } = pair
    const figure = graph(scene, pair)
    const stem = `${scene.about} The line shows ${depends(scene)}.`
    if (level === 2) {
      return {
        stem: `${stem} Name the point of the line that tells what goes with 1 ${x.one}.`,
        figure,
        ...coordinates({ label: 'Point' }, { value: `(1,${rate})`, shownAs: `(1, ${rate})` }, [
          {
            value: `(${rate},1)`,
            misconception: 'swaps',
            feedback: `The two numbers are right, but look at the axes: which of them shows ${x.many}? That number comes first.`,
          },
          {
            value: `(${across},${up})`,
            misconception: 'one-number',
            feedback: `Point P tells what goes with ${amount(x, across)}. Move along the line to 1 ${x.one}.`,
          },
          {
            value: `(1,${up - across + 1})`,
            misconception: 'adds-same',
            feedback: `From P you went back ${across - 1} in both directions. But the line does not go down by 1 for each step to the left. Share ${numeral(up)} among ${across}.`,
          },
          {
            value: `(1,${up})`,
            misconception: 'one-number',
            feedback: `${amount(x, across)} go with ${amount(y, up)}. For 1 ${x.one}, the line is much lower.`,
          },
        ]),
        hints: [
          `The first number of a point tells the ${x.many}. What must it be here?`,
          `P stands for ${amount(x, across)} and ${amount(y, up)}. How much of that goes with 1 ${x.one}?`,
        ],
        solution: [
          `The point must be 1 to the right, for 1 ${x.one}.`,
          `P is at (${across}, ${numeral(up)}). Share its height among ${across}: ${numeral(up)} ÷ ${across} = ${numeral(rate)}.`,
          `The point is (1, ${numeral(rate)}). Its height is the constant of proportionality: ${rated(scene, rate)}.`,
        ],
      }
    }
    if (level === 3) {
      const far = random.pick(
        [12, 15, 16, 18, 20, 24, 30, 40].filter((each) => Number.isInteger(each * rate)),
      )
      const point = (a: number, b: number) => math`(${numeral(a)}, ${numeral(b)})`
      const more = far - across
      return {
        stem: `${stem} Which of these points lies on the line when it goes on?`,
        figure,
        ...choice(random, {
          right: point(far, far * rate),
          wrong: [
            {
              text: point(far, up + more),
              misconception: 'adds-same',
              feedback: `Here both numbers of P grew by ${more}. Does the line go up by 1 for each step to the right?`,
            },
            {
              text: point(far * rate, far),
              misconception: 'swaps',
              feedback: `Which number of a point belongs to the horizontal axis? Check it with P at (${across}, ${numeral(up)}).`,
            },
            {
              text: point(far, (far + 1) * rate),
              misconception: 'near-miss',
              feedback: `Divide the second number of this point by the first. Is it the same as at P?`,
            },
            {
              text: point(far, up * 2),
              misconception: 'one-number',
              feedback: `The second number is double that of P. Is the first one double, too?`,
            },
          ].filter(({ text }) => text !== point(far, far * rate)),
        }),
        hints: [
          `All points of the line have the same constant. What is it at P?`,
          `P is at (${across}, ${numeral(up)}). Find ${numeral(up)} ÷ ${across}, then do the same with each point.`,
        ],
        solution: [
          `At P the constant is ${numeral(up)} ÷ ${across} = ${numeral(rate)}.`,
          `A point with ${far} as its first number must have ${numeral(rate)} × ${far} = ${numeral(rate * far)} as its second.`,
          `So (${far}, ${numeral(rate * far)}) lies on the line.`,
        ],
      }
    }
    return {
      stem: `${stem} What does point P tell?`,
      figure,
      ...choice(random, {
        right: told(scene, across, up),
        wrong: [
          {
            text: told(scene, up, across),
            misconception: 'swaps',
            feedback: `Look at the axes again: the horizontal one shows ${x.many}. Which number of P belongs to it?`,
          },
          {
            text: told(scene, 1, up),
            misconception: 'one-number',
            feedback: `${amount(y, up)} is right. But how far to the right is P?`,
          },
          {
            text: told(scene, across, up / pair.step),
            misconception: 'scale',
            feedback: `You counted squares. How much does one square stand for on the vertical axis?`,
          },
          {
            text: told(scene, across, up - across),
            misconception: 'adds-same',
            feedback: `Read the height of P straight from the vertical axis. Nothing has to be worked out.`,
          },
        ],
      }),
      hints: [
        'A point of a graph tells two amounts that go together. Read each axis.',
        `Go straight down from P to the horizontal axis for the ${x.many}. Then go straight left from P for the ${y.many}.`,
      ],
      solution: [
        `Straight down from P the horizontal axis says ${across}: ${amount(x, across)}.`,
        `Straight left of P the vertical axis says ${numeral(up)}: ${amount(y, up)}.`,
        `Together: ${told(scene, across, up)}`,
      ],
    }
  },
  solve: readPoint,
}

/** The solver's own way: the line's second point, and the pair of numbers that each option names. */
function readPoint(shown: Shown) {
  if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
  const [line] = shown.figure.lines
  const [a, b] = line?.through[1] ?? [1, 1]
  if (shown.interaction.kind === 'coordinates') {
    return { kind: 'coordinates' as const, text: `(1, ${b / a})` }
  }
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const isExact = /What does/.test(shown.stem)
  const found = shown.interaction.options.find(({ text }) => {
    const [one = 0, two = 0] = numbersIn(text)
    const [x, y] = text.startsWith('You pay') ? [two, one] : [one, two]
    return isExact ? x === a && y === b : Math.abs(y * a - x * b) < 1e-6
  })
  return { kind: 'choice' as const, option: found?.id ?? '' }
}

const lessonScene = scenes[0]
const lessonPair: GridPair = { rate: 7.5, step: 10, across: 4, up: 30 }

export const proportionalRelationships = defineSkill({
  id: 'proportional-relationships',
  revision: 1,
  subject: 'math',
  gradeLevel: 7,
  strand: 'Ratios and proportional relationships',
  name: 'Proportional relationships',
  description: 'Find the number that relates two amounts, in a table, a graph and an equation.',
  icon: 'proportion',
  standards: ['7.RP.A.1', '7.RP.A.2a', '7.RP.A.2b', '7.RP.A.2c', '7.RP.A.2d'],
  prerequisites: ['equivalent-ratios', 'unit-rates'],
  misconceptions: [
    {
      id: 'upside-down',
      name: 'divides in the wrong order',
      explanation:
        'Dollars per pound and pounds per dollar are both rates, but not the same one. The word after “per” is the one that you divide by.',
    },
    {
      id: 'adds-same',
      name: 'adds where it must be multiplied',
      explanation:
        'When one amount grows by 1, the other grows by the constant, and not by 1. Look for a factor and not for a difference.',
    },
    {
      id: 'one-number',
      name: 'takes one amount for the constant',
      explanation: 'An amount belongs to its partner. $30 for 4 pounds is not $30 for one pound.',
    },
    {
      id: 'multiplies',
      name: 'multiplies instead of dividing',
      explanation: 'The constant is the amount for one. To find it, share the amount equally.',
    },
    {
      id: 'part-of-fraction',
      name: 'divides by only a part of a fraction',
      explanation: 'Dividing by 3/4 is multiplying by 4 and dividing by 3. Both numbers count.',
    },
    {
      id: 'scale',
      name: 'counts squares and not amounts',
      explanation: 'A square on a graph can stand for 5 or for 20. Read both axes first.',
    },
    {
      id: 'start-value',
      name: 'forgets that 0 must go with 0',
      explanation: 'A fee or a first height makes a relationship not proportional. Its graph misses (0, 0).',
    },
    {
      id: 'even-steps',
      name: 'takes even steps for proportional',
      explanation:
        'Even steps make a straight line, but it may start anywhere. Only when it starts at (0, 0) are the amounts proportional.',
    },
    {
      id: 'uneven-steps',
      name: 'asks for even steps in a table',
      explanation: 'A table may jump from 2 to 5 to 9. What counts is that each row has the same quotient.',
    },
    {
      id: 'one-pair',
      name: 'checks only a part of the pairs',
      explanation: 'One pair that breaks the pattern is enough. Check them all.',
    },
    {
      id: 'grows-together',
      name: 'thinks that any change together is proportional',
      explanation:
        'The area of a square grows with its side, but not in proportion: twice the side is four times the area.',
    },
    {
      id: 'looks-of-equation',
      name: 'judges an equation by its looks',
      explanation:
        'Proportional equations say “y is a number times x”. The number can be a fraction, and nothing is added.',
    },
    {
      id: 'looks-of-story',
      name: 'judges a situation by its looks',
      explanation:
        'Double one amount in your mind. If the other one must double as well, they are proportional.',
    },
    {
      id: 'swaps',
      name: 'swaps the two amounts',
      explanation: 'Read what each letter or axis stands for. Then try a pair of numbers that you know.',
    },
    {
      id: 'pair-as-ends',
      name: 'spreads one pair over both axes',
      explanation: 'A pair of amounts is one point of the graph: so far across and so far up.',
    },
    {
      id: 'near-miss',
      name: 'guesses a point by looks',
      explanation: 'Only points with the very same quotient lie on the line.',
    },
  ],
  lesson: {
    idea: [
      'Two amounts are proportional when one is always the same number times the other. If 1 pound costs $7.50, then 2 pounds cost $15 and 4 pounds cost $30.',
      `That number is the constant of proportionality. Find it in any row or at any point: 30 ÷ 4 = 7.5. The equation is ${math`c = 7.5w`}.`,
      'The graph is a straight line through (0, 0). The point at 1 has the constant as its height. A line that starts elsewhere is not proportional.',
    ],
    ...(lessonScene && { figure: graph(lessonScene, lessonPair) }),
    workedExample: { model: 'write-equation', level: 2 },
    words: [
      { word: 'proportional', meaning: 'Always the same number times the other amount.' },
      {
        word: 'constant of proportionality',
        meaning: 'The number to multiply by. It is the amount that goes with one.',
      },
      { word: 'origin', meaning: 'The point (0, 0) of a graph.' },
    ],
  },
  models: [findConstant, fillTable, isProportional, drawLine, writeEquation, pointMeaning],
})
