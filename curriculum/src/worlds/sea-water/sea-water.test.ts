import { expect, test } from 'vitest'
import { density, waterNames, waters } from './sea-water.ts'

test('the density is that of the tables of UNESCO', () => {
  expect(density(5, 0)).toBeCloseTo(999.96675, 4)
  expect(density(5, 35)).toBeCloseTo(1027.67547, 4)
  expect(density(25, 35)).toBeCloseTo(1023.34306, 4)
})

test.each([20, 30, 35, 40])('with %i g of salt, colder water is denser', (salt) => {
  for (let celsius = 0; celsius < 30; celsius += 1)
    expect(density(celsius, salt)).toBeGreaterThan(density(celsius + 1, salt))
})

test.each([0, 10, 20, 30])('at %i °C, saltier water is denser', (celsius) => {
  for (let salt = 0; salt < 40; salt += 1)
    expect(density(celsius, salt + 1)).toBeGreaterThan(density(celsius, salt))
})

test('the waters of the table lie in the range of the sea', () => {
  for (const name of waterNames) {
    const [celsius, salt] = waters[name]
    expect(density(celsius, salt)).toBeGreaterThan(1000)
    expect(density(celsius, salt)).toBeLessThan(1030)
  }
})
