import { fraction, letter, rich } from '../rich.ts'
import type { InteractionSamples } from '../samples.ts'

export const numberLineSamples: InteractionSamples<'number-line'> = [
  {
    name: 'three points at halves',
    item: {
      stem: rich('Mark −2.5, 0.5 and 3 on the number line.'),
      figure: null,
      interaction: {
        kind: 'number-line',
        from: -4,
        to: 4,
        step: 1,
        snap: 0.5,
        labelled: [-4, -2, 0, 2, 4],
        draws: 'points',
        count: 3,
      },
    },
    states: {
      filled: { kind: 'number-line', marks: [{ kind: 'point', at: 3 }] },
      wrong: {
        kind: 'number-line',
        marks: [
          { kind: 'point', at: -1.5 },
          { kind: 'point', at: 0.5 },
          { kind: 'point', at: 3 },
        ],
      },
      right: {
        kind: 'number-line',
        marks: [
          { kind: 'point', at: -2.5 },
          { kind: 'point', at: 0.5 },
          { kind: 'point', at: 3 },
        ],
      },
    },
  },
  {
    name: 'a ray',
    item: {
      stem: rich('Graph ', letter('x'), ' ≥ −3.'),
      figure: null,
      interaction: {
        kind: 'number-line',
        from: -10,
        to: 10,
        step: 1,
        snap: 1,
        labelled: [-10, -5, 0, 5, 10],
        draws: 'ray',
        count: 1,
      },
    },
    states: {
      filled: { kind: 'number-line', marks: [{ kind: 'ray', at: 2, isClosed: false, towards: 'right' }] },
      wrong: { kind: 'number-line', marks: [{ kind: 'ray', at: -3, isClosed: false, towards: 'left' }] },
      right: { kind: 'number-line', marks: [{ kind: 'ray', at: -3, isClosed: true, towards: 'right' }] },
    },
  },
  {
    name: 'an interval',
    item: {
      stem: rich('Graph −1 < ', letter('x'), ' ≤ 4.'),
      figure: null,
      interaction: {
        kind: 'number-line',
        from: -5,
        to: 5,
        step: 1,
        snap: 1,
        labelled: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5],
        draws: 'interval',
        count: 1,
      },
    },
    states: {
      filled: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: -1, to: 2, isFromClosed: false, isToClosed: false }],
      },
      wrong: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: -1, to: 4, isFromClosed: true, isToClosed: false }],
      },
      right: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: -1, to: 4, isFromClosed: false, isToClosed: true }],
      },
    },
  },
  {
    name: 'a point between fractions',
    item: {
      stem: rich('Mark ', fraction(5, 3), ' on the number line.'),
      figure: null,
      interaction: {
        kind: 'number-line',
        from: 0,
        to: 3,
        step: 1 / 3,
        snap: 1 / 3,
        labelled: [0, 1, 2, 3],
        draws: 'points',
        count: 1,
      },
    },
    states: {
      filled: { kind: 'number-line', marks: [{ kind: 'point', at: 0.333333333333 }] },
      wrong: { kind: 'number-line', marks: [{ kind: 'point', at: 2.66666666667 }] },
      right: { kind: 'number-line', marks: [{ kind: 'point', at: 1.66666666667 }] },
    },
  },
  {
    name: 'an interval between thousands, places finer than ticks',
    item: {
      stem: rich('A tank holds more than 1,250 L and at most 3,500 L. Graph the amounts that it may hold.'),
      figure: null,
      interaction: {
        kind: 'number-line',
        from: 0,
        to: 5000,
        step: 500,
        snap: 50,
        labelled: [0, 1000, 2000, 3000, 4000, 5000],
        draws: 'interval',
        count: 1,
      },
    },
    states: {
      filled: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: 1250, to: 1300, isFromClosed: false, isToClosed: true }],
      },
      wrong: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: 1200, to: 3500, isFromClosed: true, isToClosed: true }],
      },
      right: {
        kind: 'number-line',
        marks: [{ kind: 'interval', from: 1250, to: 3500, isFromClosed: false, isToClosed: true }],
      },
    },
  },
]
