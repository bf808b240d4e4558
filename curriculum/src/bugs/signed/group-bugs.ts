import { askedOfGroups, type SignedGroups } from '../../situations/signed-groups/signed-groups.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: the temperature falls 3°F each hour, for 5 hours.
const total: SignedGroups = { story: 'weather', asks: 'total', rate: -3, times: 5, who: 'Ana' }
const each: SignedGroups = { ...total, asks: 'each' }

export const groupBugs = [
  bug<SignedGroups>({
    id: 'signed.wrong-meaning',
    answer: (its) => -askedOfGroups(its),
    feedback: ({ asks }) => say(asks === 'each' ? 'group.way' : 'group.sign'),
    example: [{ ...total, asks: 'ago' }, -15],
  }),
  bug<SignedGroups>({
    id: 'signed.adds-factors',
    answer: ({ asks, rate, times }) => (asks === 'each' ? null : rate + times),
    feedback: () => say('group.added'),
    example: [total, 2],
  }),
  bug<SignedGroups>({
    id: 'signed.other-operation',
    answer: ({ asks, rate, times }) => (asks === 'each' ? rate * times * times : null),
    feedback: () => say('group.multiplied'),
    example: [each, -75],
  }),
]
