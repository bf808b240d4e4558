import { Level, SkillId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'

const question = (
  over: Pick<AuthoredQuestion, 'title' | 'stem' | 'answer' | 'hints' | 'steps'> & Partial<AuthoredQuestion>,
): AuthoredQuestion => ({
  format: 1,
  skillId: SkillId.parse('unit-rates'),
  standard: '6.RP.A.3b',
  level: Level.parse(2),
  figure: null,
  parameters: [],
  conditions: [],
  ...over,
})

const number = { label: '', before: '', after: '', form: '', unit: '', within: '' }

/** Questions that the demo’s teacher wrote. */
export const demoQuestions: readonly AuthoredQuestion[] = [
  question({
    title: 'Walk-a-thon pace',
    stem: 'In our walk-a-thon, Maya walked {=pace * 3} laps in 3 hours. At this pace, how many laps does she walk in {=hours} hours?',
    parameters: [
      { kind: 'range', name: 'pace', from: '4', to: '9', step: '1' },
      { kind: 'range', name: 'hours', from: '5', to: '8', step: '1' },
    ],
    answer: {
      ...number,
      kind: 'number',
      label: 'Laps',
      right: 'pace * hours',
      wrong: [
        {
          value: 'pace * 3 + hours - 3',
          feedback: 'You added the extra hours to the laps. How many laps does she walk in each hour?',
        },
      ],
    },
    hints: ['How many laps does Maya walk in 1 hour?', 'Multiply the laps in 1 hour by the number of hours.'],
    steps: [
      'In 1 hour, Maya walks {=pace * 3} ÷ 3 = {=pace} laps.',
      'In {=hours} hours, she walks {=pace} × {=hours} = {=pace * hours} laps.',
    ],
  }),
  question({
    title: 'Snack stand: which pack?',
    stem: 'For the snack stand, a pack of {=few} juice boxes costs ${=few * cheap + few}. A pack of {=many} costs ${=many * cheap}. Which pack costs less for each juice box?',
    parameters: [
      { kind: 'range', name: 'cheap', from: '1', to: '3', step: '1' },
      { kind: 'range', name: 'few', from: '4', to: '6', step: '1' },
      { kind: 'range', name: 'many', from: '10', to: '16', step: '2' },
    ],
    answer: {
      kind: 'choice',
      options: [
        { text: 'The pack of {=many}', isRight: true, feedback: '' },
        {
          text: 'The pack of {=few}',
          isRight: false,
          feedback:
            'You may have compared the prices of whole packs. What does one juice box cost in each pack?',
        },
        {
          text: 'Both cost the same',
          isRight: false,
          feedback: 'Divide each price by the number of juice boxes. Do you get the same result?',
        },
      ],
      keepsOrder: true,
    },
    hints: [
      'Find the price of one juice box in each pack.',
      'Divide the price by the number of juice boxes.',
    ],
    steps: [
      'In the small pack, one costs {=few * cheap + few} ÷ {=few} = {=cheap + 1} dollars.',
      'In the large pack, one costs {=many * cheap} ÷ {=many} = {=cheap} dollars.',
      'The pack of {=many} costs less for each juice box.',
    ],
  }),
  question({
    title: 'Field trip vans',
    skillId: SkillId.parse('one-step-equations'),
    standard: '6.EE.B.7',
    stem: 'Each van for our field trip holds {=seats} students. All {=seats * vans} seats are taken. Solve {=seats}v = {=seats * vans} to find the number of vans. What is v?',
    parameters: [
      { kind: 'range', name: 'seats', from: '6', to: '9', step: '1' },
      { kind: 'range', name: 'vans', from: '3', to: '8', step: '1' },
    ],
    answer: {
      ...number,
      kind: 'number',
      label: 'v',
      right: 'vans',
      wrong: [
        {
          value: 'seats * vans - seats',
          feedback:
            'You subtracted. The equation says “{=seats} times v.” What undoes multiplying by {=seats}?',
        },
      ],
    },
    hints: ['What does {=seats}v mean?', 'Divide both sides by {=seats}.'],
    steps: ['{=seats}v means {=seats} × v.', 'Divide both sides by {=seats}: v = {=vans}.'],
  }),
]
