import { judgeFraction } from './judge-fraction.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeNumbers } from './judge-numbers.ts'
import { judgeQuantity } from './judge-quantity.ts'
import { judgeRatio } from './judge-ratio.ts'
import { testForms } from './student-forms/test-forms.ts'

// Units and number words count in English and in Spanish, in any page language.
testForms('number', judgeNumber, [
  [
    { value: '8', unit: 'páginas por minuto', otherUnits: ['pages per minute'] },
    {
      correct: [
        '8',
        '8 páginas/minuto',
        '8 páginas por minuto',
        '8 paginas cada minuto',
        '8 páginas al minuto',
        'ocho páginas por minuto',
        '8 pages/minute',
        '8 pages per min',
        '8 por minuto',
        '8 per minute',
        '8 páginas',
      ],
      form: ['8 libros por minuto', '8 miles per minute'],
      incorrect: ['9 páginas por minuto'],
    },
  ],
  [
    { value: '2', unit: 'miles per hour' },
    {
      correct: ['2 millas por hora', '2 millas/hora', '2 mi/h', '2 mph', 'dos millas por hora'],
      form: ['2 litros'],
    },
  ],
  [
    { value: '2.5' },
    {
      correct: ['dos y medio', '2 y medio', '2 y 1/2', 'two and a half', 'la respuesta es 2.5', 'Son 2.5'],
      form: ['dos coma cinco', 'dos punto cinco'],
      incorrect: ['dos y un tercio', 'tres y medio'],
    },
  ],
  [
    { value: '35' },
    {
      correct: ['treinta y cinco', 'treinta y cinco páginas', 'unas 35 páginas', 'TREINTA Y CINCO'],
    },
  ],
  [
    { value: '22' },
    { correct: ['veintidós', 'veintidos', 'twenty-two'], incorrect: ['veinte y tres', 'doce'] },
  ],
  [{ value: '30.25' }, { correct: ['treinta y un cuarto'] }],
  [{ value: '2026' }, { form: ['dos mil veintiséis', 'dos mil veintiseis'], incorrect: ['dos mil'] }],
  [
    { value: '512' },
    {
      form: ['quinientos doce'],
      incorrect: ['seiscientos doce'],
      unreadable: ['cincuenta y doce'],
    },
  ],
  [{ value: '-5' }, { correct: ['menos cinco', 'negativo 5', '-5'] }],
  [
    { value: '25', unit: '%' },
    { correct: ['25 por ciento', 'veinticinco por ciento', '25 porciento', '25 percent'] },
  ],
  [{ value: '100', unit: 'times' }, { correct: ['100 veces', '100 times'] }],
  [
    { value: '3/2', unit: 'hours' },
    { correct: ['una hora y media', '1 hora y 30 minutos', '90 minutos', '1 hour and a half'] },
  ],
  [{ value: '3', unit: 'pies' }, { correct: ['3 pies', '3 pie'] }],
  [{ value: '3', unit: 'lápices' }, { correct: ['3 lápices', '3 lapices', '3 lápiz'] }],
  [{ value: '7' }, { unreadable: ['no sé', 'ni idea', '7 y 8'] }],
])

testForms('fraction', judgeFraction, [
  [
    { value: '3/4' },
    {
      correct: ['tres cuartos', '3 cuartos', 'three fourths', '75 por ciento'],
      incorrect: ['tres quintos', 'cuatro tercios'],
    },
  ],
  [{ value: '1/2' }, { correct: ['un medio', 'medio', 'media', 'one half'] }],
])

testForms('quantity', judgeQuantity, [
  [
    { value: '12', unit: 'ft²' },
    {
      correct: [
        '12 pies cuadrados',
        '12 pies²',
        '12 pies2',
        '12 pie cuadrado',
        '12 pies al cuadrado',
        '12 ft2',
        '12 sq ft',
      ],
      form: ['12 pies', '12 pies cúbicos'],
      incorrect: ['12 metros cuadrados'],
    },
  ],
  [
    { value: '2860', unit: 'in³' },
    { correct: ['2860 pulgadas cúbicas', '2860 pulgadas cubicas', '2860 pulg3', '2860 in3'] },
  ],
  [
    { value: '20', unit: '°C' },
    {
      correct: ['20 grados Celsius', '20 grados centígrados', '20 degrees C'],
      form: ['20 grados'],
    },
  ],
  [
    { value: '3', unit: 'galones' },
    { correct: ['3 galones', '3 gallons', 'tres galones', '3 gal'], form: ['3 libras'] },
  ],
  [
    { value: '5', unit: 'dollars per pound' },
    {
      correct: ['5 dólares por libra', '$5 por libra', '5 dolares/libra', '$5 per pound'],
      form: ['5 dólares'],
      incorrect: ['$5 por onza'],
    },
  ],
  [{ value: '2', unit: 'years' }, { correct: ['2 años', '24 meses', 'dos años'] }],
])

testForms('numbers', judgeNumbers, [
  [{ values: ['3', '4'] }, { correct: ['3 y 4', 'tres y cuatro', 'x = 3 y x = 4', '3 o 4', '3 and 4'] }],
  [{ values: [] }, { correct: ['no solution', 'sin solución', 'no tiene solución'] }],
])

testForms('ratio', judgeRatio, [
  [{ value: '2:3' }, { correct: ['2 a 3', 'dos a tres', '2 to 3'], incorrect: ['3 a 2'] }],
])
