import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Jumps on a number line: the size of one jump, or the start of two, is unknown. */
export interface Jumps {
  start: number
  moves: number[]
}

/** Asks for the sum that two arrows from 0 show, the number that one jump adds, or the start of two jumps. */
export interface AskedJumps extends Jumps {
  asks: 'sum' | 'move' | 'start'
}

export const jumpEnd = ({ start, moves }: Jumps): number => moves.reduce((at, move) => at + move, start)
const isOne = ({ moves }: Jumps): boolean => moves.length === 1
const isTwo = ({ moves }: Jumps): boolean => moves.length === 2
const firstOf = ({ moves }: Jumps): number => moves[0] ?? 0
const secondOf = ({ moves }: Jumps): number => moves[1] ?? 0

// Worked by hand: from −4 to 5; from −4 by way of 5 to −1.
const one: Jumps = { start: -4, moves: [9] }
const two: Jumps = { start: -4, moves: [9, -6] }

const wrongWay = bug<Jumps>({
  id: 'signed.wrong-way',
  answer: (jumps) => (isOne(jumps) ? -firstOf(jumps) : null),
  feedback: ({ start }) => say('jump.way', { from: start }),
  example: [one, -9],
})

const endAsJump = bug<Jumps>({
  id: 'signed.end-as-jump',
  answer: (jumps) => (isOne(jumps) ? jumpEnd(jumps) : null),
  feedback: (jumps) => say('jump.end', { end: jumpEnd(jumps) }),
  example: [one, 5],
})

const addsPlaces = bug<Jumps>({
  id: 'signed.adds-to-compare',
  answer: (jumps) => (isOne(jumps) ? jumps.start + jumpEnd(jumps) : null),
  feedback: () => say('jump.added'),
  example: [one, 1],
})

const countsTicks = bug<Jumps>({
  id: 'signed.counts-ticks',
  answer: (jumps) => (isOne(jumps) ? firstOf(jumps) + Math.sign(firstOf(jumps)) : null),
  feedback: () => say('jump.ticks'),
  example: [one, 10],
})

const goesOn = bug<Jumps>({
  id: 'signed.goes-on',
  answer: (jumps) => (isTwo(jumps) ? jumpEnd(jumps) + firstOf(jumps) + secondOf(jumps) : null),
  feedback: () => say('jump.goes-on'),
  example: [two, 2],
})

const undoesOne = bug<Jumps>({
  id: 'signed.stops-early',
  answer: (jumps) => (isTwo(jumps) ? jumpEnd(jumps) - secondOf(jumps) : null),
  feedback: () => say('jump.half'),
  example: [two, 5],
})

const undoesHalf = bug<Jumps>({
  id: 'signed.wrong-way',
  answer: (jumps) => (isTwo(jumps) ? jumpEnd(jumps) - secondOf(jumps) + firstOf(jumps) : null),
  feedback: (jumps) => say('jump.again', { first: firstOf(jumps) }),
  example: [two, 14],
})

const lengthForStart = bug<Jumps>({
  id: 'signed.end-as-jump',
  answer: (jumps) => (isTwo(jumps) ? firstOf(jumps) + secondOf(jumps) : null),
  feedback: (jumps) => say('jump.length', { length: firstOf(jumps) + secondOf(jumps) }),
  example: [two, 3],
})

export const jumpBugs = [
  wrongWay,
  endAsJump,
  addsPlaces,
  countsTicks,
  goesOn,
  undoesOne,
  undoesHalf,
  lengthForStart,
]
