import { judgeNumber } from '../judge-number.ts'
import { testForms } from './test-forms.ts'

testForms('number with a name or sign beside it', judgeNumber, [
  [
    { value: '300' },
    {
      correct: [
        '300 CO2',
        '300 CO₂',
        '300 co2',
        '300 H2O',
        '300 CO2 molecules',
        '300 molecules of CO2',
        '300 C6H12O6',
        '300 O2',
        '300 NaCl',
        '300 water molecules',
      ],
      incorrect: ['30 CO2', '3 CO2', '2 H2O'],
      unreadable: ['300 x2', '300 R2D2', '300 CO2 5', '300 3', 'CO2', '300 CO2 + 5'],
    },
  ],
  [
    { value: '19' },
    {
      correct: [
        '19th',
        'the 19th',
        'April 19',
        'april 19th',
        'Apr. 19',
        'day 19',
        'Day 19.',
        'on April 19',
        'on the 19th',
        '19 April',
        '19th April',
        'the 19th of April',
        'May 19',
        'page 19',
      ],
      incorrect: ['20th', 'April 20', 'day 9', 'the 9th'],
      unreadable: [
        'April',
        'day',
        'nineteenth',
        'April 19, 2020',
        'April 19/20',
        'the 19.5',
        'maybe 19',
        'marching 19',
      ],
    },
  ],
  [{ value: '20' }, { correct: ['20'], incorrect: ['20π', '20 pi', '6π'] }],
  [
    { value: '62.8', places: 1 },
    {
      correct: ['62.8'],
      form: ['20π', '20 pi', '62.83'],
      incorrect: ['10π', '20'],
      unreadable: ['20*pi', 'π20'],
    },
  ],
])
