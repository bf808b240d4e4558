import { judgeRatio } from '../judge-ratio.ts'
import { testForms } from './test-forms.ts'

testForms('ratio', judgeRatio, [
  [
    { value: '2:3' },
    {
      correct: [
        '2:3',
        '2 : 3',
        '2 to 3',
        '2/3',
        '2 TO 3',
        '4:6',
        '2:3.',
        '2∶3',
        '2-to-3',
        '2to3',
        '2 is to 3',
        '2 for every 3',
        '2 out of 3',
        '2 cups to 3 cups',
        'two to three',
        '1:1.5',
        '1 to 1 1/2',
        '20:30',
        '2 per 3',
        '(2:3)',
        'ratio 2:3',
        'the ratio is 2:3',
        '2：3',
        '2 cups : 3 cups',
        '2 red : 3 blue',
        '2 red to 3 blue',
        '2 of 3',
        '2 in 3',
        'two thirds',
        '\\frac{2}{3}',
        '2 boys for every 3 girls',
        '2 for 3',
        '2÷3',
        '1/3:1/2',
        '0.2:0.3',
      ],
      incorrect: ['3:2', '2:5', '2:4', '3 to 2', '3/2', '-2:3', '2:3:1', '23:1'],
      unreadable: ['2:', ':3', '2', '2,3', '2 3', '2;3', '0:0', '2:x', 'hello', '2::3', '5'],
    },
  ],
  [
    { value: '2:3', form: 'simplest' },
    {
      correct: ['2:3', '2 to 3', '2/3'],
      form: ['4:6', '1:1.5', '20 to 30', '2/3:1'],
      incorrect: ['3:2'],
    },
  ],
  [
    { value: '2:3:5' },
    {
      correct: ['2:3:5', '2 : 3 : 5', '2 to 3 to 5', '4:6:10', '2-to-3-to-5'],
      incorrect: ['2:3', '2:5:3', '2/3/5'],
    },
  ],
])
