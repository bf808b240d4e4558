import { type ChangeStory, endOf } from '../../situations/signed-changes/signed-changes.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: −12°F rises 20 degrees; −12°F and 8°F; 20 up and 15 down to −7°F.
const people = { who: 'Ana', friend: 'Ben' }
const change: ChangeStory = { ...people, story: 'weather', asks: 'change', start: -12, moves: [20] }
const apart: ChangeStory = { ...change, asks: 'apart' }
const back: ChangeStory = { ...change, asks: 'back', moves: [20, -15] }
const firstOf = ({ moves }: ChangeStory): number => moves[0] ?? 0
const secondOf = ({ moves }: ChangeStory): number => moves[1] ?? 0

const wrongWay = bug<ChangeStory>({
  id: 'signed.wrong-way',
  answer: (told) => (told.asks === 'change' ? told.start - firstOf(told) : null),
  feedback: (told) => say('story.way', { way: firstOf(told) > 0 ? 'up' : 'down' }),
  example: [change, -32],
})

const wrongSign = bug<ChangeStory>({
  id: 'signed.wrong-sign',
  answer: (told) => (told.asks === 'change' ? -endOf(told) : null),
  feedback: () => say('story.sign'),
  example: [change, -8],
})

const ignoresSign = bug<ChangeStory>({
  id: 'signed.ignores-signs',
  answer: (told) =>
    told.asks === 'change' && told.start < 0 && firstOf(told) > 0 ? firstOf(told) - told.start : null,
  feedback: () => say('story.ignores'),
  example: [change, 32],
})

/** Subtracts the distances from 0 where they add up, or the other way around. */
const distancesFromZero = bug<ChangeStory>({
  id: 'signed.adds-to-compare',
  answer: (told) => (told.asks === 'apart' ? Math.abs(told.start + endOf(told)) : null),
  feedback: (told) => say(endOf(told) > 0 ? 'story.across' : 'story.below'),
  example: [apart, 4],
})

const negativeDistance = bug<ChangeStory>({
  id: 'signed.negative-distance',
  answer: (told) => (told.asks === 'apart' ? -firstOf(told) : null),
  feedback: () => say('story.negative'),
  example: [apart, -20],
})

const goesOn = bug<ChangeStory>({
  id: 'signed.goes-on',
  answer: (told) => (told.asks === 'back' ? endOf(told) + firstOf(told) + secondOf(told) : null),
  feedback: () => say('story.goes-on'),
  example: [back, -2],
})

const undoesOne = bug<ChangeStory>({
  id: 'signed.stops-early',
  answer: (told) => (told.asks === 'back' ? endOf(told) - secondOf(told) : null),
  feedback: () => say('story.half'),
  example: [back, 8],
})

const undoesHalf = bug<ChangeStory>({
  id: 'signed.wrong-way',
  answer: (told) => (told.asks === 'back' ? endOf(told) - secondOf(told) + firstOf(told) : null),
  feedback: () => say('story.again'),
  example: [back, 28],
})

export const storyBugs = [
  wrongWay,
  wrongSign,
  ignoresSign,
  distancesFromZero,
  negativeDistance,
  goesOn,
  undoesOne,
  undoesHalf,
]
