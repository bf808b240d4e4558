import {
  builtOf,
  defineModel,
  drawUntil,
  type ItemTemplate,
  type Level,
  numberOf,
  orderOf,
  rightFirst,
  slip,
} from '#form'
import {
  type CatchState,
  catchScene,
  catchState,
  catchTable,
  drawCatches,
  signalAt,
  soonerOf,
} from '#worlds/catches/catches.ts'
import type { Data } from '#worlds/data.ts'
import { meanWithoutOdd, oddOf, rangeOf, sumOf } from '#worlds/catches/odd-press.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  orders: number[][]
}

const states = ['apart', 'overlap', 'odd'] as const

const misreads = {
  apart: { misconception: 'evidence.overcautious', feedback: say('presses.told.apart') },
  overlap: { misconception: 'evidence.within-scatter', feedback: say('presses.told.overlap') },
  odd: { misconception: 'evidence.keeps-outlier', feedback: say('presses.told.odd') },
}

/** Presses after two signals. 1: which comes sooner, and why. 2: what next, where one may be odd. 3: a mean without it. */
export const compareCatches = defineModel<Values, CatchState>({
  id: 'compare-presses',
  thinking: 'read a figure',
  seconds: 60,
  calculator: 'basic',
  standards: ['MS-LS1-8'],
  task: ({ level, data }) =>
    `${level} ${catchState(data) ?? ''} ${data.series
      .map(({ thing }) => thing)
      .toSorted()
      .join(' ')}`,
  aim: (random, level) =>
    level === 3 ? 'odd' : level === 1 ? random.pick(['apart', 'overlap'] as const) : random.pick(states),
  draw: (random, level, aim) =>
    drawUntil(
      () => ({
        level,
        data: drawCatches(random, aim === 'odd').data,
        orders: [orderOf(random, 3), orderOf(random, level === 1 ? 2 : 3)],
      }),
      ({ data }) => catchState(data) === aim && (level < 3 || Number.isInteger(meanWithoutOdd(data))),
    ),
  item: (values) =>
    values.level === 1 ? sooner(values) : values.level === 2 ? next(values) : withoutOdd(values),
})

const rangesOf = (data: Data) =>
  [0, 1].map((series) => say('presses.range', { signal: signalAt(data, series), ...rangeOf(data, series) }))

function sooner({ data, orders }: Values): ItemTemplate {
  const shown = soonerOf(data)
  const names = { one: signalAt(data, 0), other: signalAt(data, 1) }
  const reason = shown === 'none' ? 'overlap' : 'apart'
  return {
    stem: [catchScene(data), say('presses.ask-sooner')],
    figure: catchTable(data),
    ...builtOf([
      {
        id: 'claim',
        label: say('presses.claim'),
        order: orders[0] ?? [],
        parts: rightFirst(
          shown,
          ['first', 'second', 'none'] as const,
          (each) => say(`presses.sooner.${each}`, names),
          (each) =>
            each === 'none'
              ? misreads.apart
              : shown === 'none'
                ? misreads.overlap
                : { misconception: 'reading.wrong-series', feedback: say('presses.told.smaller') },
        ),
      },
      {
        id: 'evidence',
        label: say('presses.evidence'),
        order: orders[1] ?? [],
        parts: rightFirst(
          reason,
          ['apart', 'overlap'] as const,
          (each) => say(`presses.because.${each}`),
          misreads[reason],
        ),
      },
    ]),
    hints: [say('presses.hint'), say('presses.next')],
    solution: [...rangesOf(data), say(`presses.so.${reason}`)],
  }
}

function next({ data, orders }: Values): ItemTemplate {
  const state = catchState(data) ?? 'apart'
  return {
    stem: [catchScene(data), say('presses.ask-next')],
    figure: catchTable(data),
    ...builtOf(
      (['see', 'do'] as const).map((gap, at) => ({
        id: gap,
        label: say(`presses.label-${gap}`),
        order: orders[at] ?? [],
        parts: rightFirst(state, states, (each) => say(`presses.${gap}.${each}`), misreads[state]),
      })),
    ),
    hints: [say('presses.hint-row'), say('presses.next')],
    solution: [
      ...(state === 'odd' ? [say('presses.so-odd', { odd: oddOf(data)?.odd ?? 0 })] : rangesOf(data)),
      say(`presses.so.${state}`),
    ],
  }
}

function withoutOdd({ data }: Values): ItemTemplate {
  const its = oddOf(data)
  if (its === undefined) throw new RangeError('No press is odd')
  const { series, odd, others, row } = its
  const value = meanWithoutOdd(data)
  return {
    stem: [catchScene(data), say('presses.ask-mean', { signal: signalAt(data, series) })],
    figure: catchTable(data),
    ...numberOf({
      label: say('presses.label-mean'),
      after: 'ms',
      value,
      within: 1,
      slips: [
        slip(sumOf(row) / row.length, 'evidence.keeps-outlier', say('presses.kept')),
        slip(sumOf(others) / row.length, 'data.stops-early', say('presses.by-five')),
        slip(sumOf(others), 'data.no-division', say('presses.sum')),
        slip(Math.min(...row), 'evidence.picks-best-run', say('presses.best')),
      ],
    }),
    hints: [say('presses.hint-row'), say('presses.hint-mean')],
    solution: [
      say('presses.so-odd', { odd }),
      say('presses.so-sum', { list: others.join(' + '), sum: sumOf(others) }),
      say('presses.so-mean', { sum: sumOf(others), count: others.length, value }),
    ],
  }
}
